import isChromatic from 'chromatic/isChromatic';

/** In a picture a second that passes is a difference: while one is taken, the clock of countdowns stands still. */
export function standStill(): void {
  if (!isChromatic()) return;
  const moment = performance.now();
  performance.now = () => moment;
}
