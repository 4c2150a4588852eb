// Starts the program, or says why it cannot start. The static page stays until the program takes over, and comes back
// when it fails: style.css goes by data-state (loading, ready, failed), data-reason (slow, no-wasm, policy, disk, load, crash)
// and data-embed. In a frame it also tells the host page how high this one is, whether the program runs or not.
(() => {
  const root = document.documentElement;
  const because = (reason) => { root.dataset.reason = reason; };
  const fail = (reason, error) => {
    because(reason);
    root.dataset.state = "failed";
    console.error(`GPU Selector: ${reason}`, error ?? "");
  };

  const link = new URLSearchParams(location.search.toLowerCase());
  if (/^(light|dark)$/.test(link.get("theme"))) root.dataset.theme = link.get("theme");
  if (link.get("embed")?.trim() === "1") {
    root.dataset.embed = "";
    let told = 0;
    const tell = () => {
      const height = document.body.offsetHeight;
      if (Math.abs(height - told) <= 1) return;
      told = height;
      try {
        parent.postMessage({ source: "gpu-selector", v: 1, type: "height", height }, "*");
      } catch { /* The host keeps the height it has. */ }
    };
    // Without an observer a host is told once.
    if (parent !== window) {
      try {
        new ResizeObserver(tell).observe(document.body);
      } catch {
        addEventListener("load", tell);
      }
    }
  }

  if (typeof WebAssembly !== "object") {
    fail("no-wasm");
    return;
  }
  // Where a security policy forbids WebAssembly, the smallest module does not compile either.
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    fail("policy", error);
    return;
  }

  // Not as the browser resolves it: where the address holds a name and password, that is an address nothing is fetched from.
  const at = (selector) => new URL(document.querySelector(selector).getAttribute("href"), location.href).href;
  // Trunk puts the hashed names of the program into two preload links; scripts/single-file.mjs puts the program itself here.
  const load = async () => {
    const bindings = await import(at("link[rel=modulepreload]"));
    await bindings.default({ module_or_path: at("link[rel=preload][as=fetch]") });
    return bindings;
  };
  const slow = setTimeout(() => because("slow"), 10_000);

  load()
    .then((bindings) => { window.wasmBindings = bindings; })
    // A panic has already said so, with its own reason.
    .catch((error) => { if (root.dataset.state !== "failed") fail(location.protocol === "file:" ? "disk" : "load", error); })
    .finally(() => clearTimeout(slow));
})();
