// Starts the program, or says why it cannot start. The static page stays until the program takes over, and comes back
// when it fails: style.css goes by data-state (loading, ready, failed) and data-reason (slow, no-wasm, load, crash).
(() => {
  const root = document.documentElement;
  const because = (reason) => { root.dataset.reason = reason; };
  const fail = (reason, error) => {
    because(reason);
    root.dataset.state = "failed";
    console.error(`GPU Selector: ${reason}`, error ?? "");
  };

  if (typeof WebAssembly !== "object") {
    fail("no-wasm");
    return;
  }
  // Trunk puts the hashed names of the program into two preload links.
  const script = document.querySelector("link[rel=modulepreload]");
  const program = document.querySelector("link[rel=preload][as=fetch]");
  const slow = setTimeout(() => because("slow"), 10_000);

  import(script.href)
    .then(async (bindings) => {
      await bindings.default({ module_or_path: program.href });
      window.wasmBindings = bindings;
    })
    // A panic has already said so, with its own reason.
    .catch((error) => { if (root.dataset.state !== "failed") fail("load", error); })
    .finally(() => clearTimeout(slow));
})();
