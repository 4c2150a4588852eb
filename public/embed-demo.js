// What a host does with the event: it shows the latest words of each embed.
document.addEventListener("gpu-selector:change", ({ target, detail }) => {
  const entry = document.createElement("li");
  entry.textContent = `${target.dataset.title}: ${JSON.stringify(detail)}`;
  document.querySelector("#log").prepend(entry);
});

document.querySelector("#add").addEventListener("click", ({ target }) => {
  const element = document.createElement("div");
  element.dataset.title = "Added later";
  element.dataset.query = "scene=scarce-gpu";
  target.after(element);
  window.GPUSelector.mount(element);
});
