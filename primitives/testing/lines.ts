/** The boxes of the lines that the text of an element takes, a word broken in two included. */
function boxesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

/** The number of lines that the text of an element takes. */
export const linesOf = (element: Element): number => new Set(boxesOf(element).map(({ top }) => Math.round(top))).size;

/** The distance in px from the middle of an element to the middle of its text. */
export function offCentre(element: Element, text: Element): number {
  const boxes = boxesOf(text);
  const { left, right } = element.getBoundingClientRect();
  const start = Math.min(...boxes.map((box) => box.left));
  const end = Math.max(...boxes.map((box) => box.right));
  return Math.abs((start + end) / 2 - (left + right) / 2);
}
