import './demo.css';
import { startProvider } from './start-provider';

/** The pages of the demo: those of the playground, and an application that asks for access. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  front: () => import('../host/app/main'),
  consent: () => import('../host/consent/consent'),
  embed: () => import('../host/embed/embed'),
  robot: () => import('./robot'),
};

const note = document.querySelector<HTMLElement>('#begin');
// A user with an installed worker waits too short a time for a text.
const slowNotice = setTimeout(() => say('The provider is starting in your browser: about a megabyte, once.'), 300);

try {
  const limits = await startProvider();
  say(limits);
  await pages[document.documentElement.dataset['page'] ?? '']?.();
} catch (problem) {
  say(`The provider could not be started in this browser. ${problem instanceof Error ? problem.message : ''}`);
  throw problem;
} finally {
  clearTimeout(slowNotice);
}

/** Shows a text above the page; without a text, nothing is rendered. */
function say(sentence: string): void {
  clearTimeout(slowNotice);
  if (!note) return;
  note.textContent = sentence;
  note.hidden = sentence === '';
}
