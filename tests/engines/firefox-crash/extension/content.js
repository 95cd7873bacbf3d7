// In the extension's own world: its view of the element keeps one copy of the value, the page's keeps another.
document.documentElement.dataset.read = document.querySelector('section')?.ariaLabelledByElements?.length;
