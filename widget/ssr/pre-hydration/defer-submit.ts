/** Holds back what is sent in a rendering before the code that takes it over is here, and notes on its root that it was. */
export function holdSending(drawn: HTMLElement): void {
  const hold = (event: Event) => {
    event.preventDefault();
    drawn.dataset['sent'] = '';
  };
  // What is refused in a shadow root is heard there alone.
  (drawn.shadowRoot ?? drawn).addEventListener('invalid', hold, true);
}
