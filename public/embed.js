// Puts the selector into every <div data-gpu-selector>. See docs/embedding.md.
(() => {
  const page = new URL("index.html", document.currentScript.src);
  const frames = new Map();

  const mount = (element) => {
    const known = frames.get(element);
    if (known?.parentNode === element) return known;

    const { query, title, lang, theme, height, sync } = element.dataset;
    const kept = sync ? new URLSearchParams(location.search).get(sync) : null;
    const link = new URLSearchParams(kept ?? query);
    if (lang) link.set("lang", lang);
    if (theme) link.set("theme", theme);
    link.set("embed", 1);
    // Its check is no longer true.
    if ((lang || theme) && link.has("v")) link.set("v", parseInt(link.get("v")));
    page.search = link;

    const frame = document.createElement("iframe");
    frame.title = title || "GPU Selector";
    frame.loading = "lazy";
    frame.allow = "clipboard-write";
    frame.sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";
    // No rule of the host wins.
    frame.style.cssText =
      "all: initial !important; color-scheme: inherit !important; display: block !important; width: 100% !important";
    resize(frame, height > 0 ? height : 640);
    frame.src = page;
    frames.set(element, frame);
    element.append(frame);
    return frame;
  };

  const resize = (frame, pixels) => {
    frame.style.setProperty("height", `${Math.min(Math.ceil(pixels), 20000)}px`, "important");
  };

  // The rest stays to the letter.
  const keep = (key, query) => {
    const rest = location.search.slice(1).split("&").filter((pair) => !new URLSearchParams(pair).has(key));
    const url = new URL(location);
    url.search = [...rest, [key, query].map(encodeURIComponent).join("=")].join("&").replace(/^&/, "");
    try {
      history.replaceState(history.state, "", url);
    } catch { /* refused */ }
  };

  addEventListener("message", ({ source, data }) => {
    const [element, frame] = [...frames].find(([, frame]) => source && frame.contentWindow === source) ?? [];
    if (!frame || data?.source !== "gpu-selector" || data.v !== 1) return;
    const { type, height, query, verdict, recommended } = data;
    if (type !== "height" && type !== "change") return;
    // The fallback goes.
    for (const node of [...element.childNodes]) if (node !== frame) node.remove();

    if (type === "height" && Number.isFinite(height) && height > 0) resize(frame, height);
    if (type !== "change") return;
    if (element.dataset.sync) keep(element.dataset.sync, query);
    element.dispatchEvent(new CustomEvent("gpu-selector:change", { bubbles: true, detail: { query, verdict, recommended } }));
  });

  // It may come twice.
  window.GPUSelector ??= { mount };
  const start = () => document.querySelectorAll("[data-gpu-selector]").forEach((element) => GPUSelector.mount(element));
  document.readyState === "loading" ? addEventListener("DOMContentLoaded", start) : start();
})();
