import { lazy } from '../../core/lazy/lazy';

/** The hint under the e-mail field. Nothing waits for it: without it there is none. */
export const emailHint = lazy('email hint', async () => {
  const { EmailHint, holdBackAtom } = await import('./email-hint');
  return { EmailHint, holdBackAtom };
});
