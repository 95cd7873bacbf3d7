// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fileNameOf, printLines } from './export-text';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['Slow Clay', 'slow-clay-recovery-codes.txt'],
  ['../../etc/passwd', 'etc-passwd-recovery-codes.txt'],
  ['Töpferei №1', 'töpferei-no1-recovery-codes.txt'],
  ['  ', 'recovery-codes.txt'],
  ['كلاي', 'كلاي-recovery-codes.txt'],
])('the codes of %j are saved as %s [B-SECOND-7]', (project, name) => {
  expect(fileNameOf(project)).toBe(name);
});

/** Prints lines, and returns the page as it is when the browser prints it. */
function printed(title: string, lines: readonly string[], locale: { tag: string; dir: 'ltr' | 'rtl' }): Document {
  const pages: Document[] = [];
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((frame) => {
    append(frame);
    const { contentWindow } = frame as HTMLIFrameElement;
    if (contentWindow) contentWindow.print = () => void pages.push(contentWindow.document.cloneNode(true) as Document);
  });
  const leave = new AbortController();
  printLines(title, lines, locale, leave.signal);
  leave.abort();
  const [page] = pages;
  if (!page) throw new Error('nothing was printed');
  return page;
}

test('the printed page of recovery codes has the language and the direction of the widget, and codes from left to right [B-SECOND-7] [B-WORDS-4]', () => {
  const page = printed('احفظ رموزك', ['12ab-34cd-56ef', 'ckss-2skx-ebow'], { tag: 'ar', dir: 'rtl' });
  expect({ lang: page.documentElement.lang, dir: page.documentElement.dir }).toEqual({ lang: 'ar', dir: 'rtl' });
  // The number of a line is on the side where the language begins.
  expect([...page.querySelectorAll('li')].map((item) => item.innerHTML)).toEqual([
    '<bdi dir="ltr">12ab-34cd-56ef</bdi>',
    '<bdi dir="ltr">ckss-2skx-ebow</bdi>',
  ]);
});

test('the title of the printed page has no soft hyphens, which some systems show, and its heading has them [B-SECOND-7]', () => {
  const page = printed('Wieder\u00adherstellungs\u00adcodes', [], { tag: 'de', dir: 'ltr' });
  expect({ title: page.title, heading: page.querySelector('h1')?.textContent }).toEqual({
    title: 'Wiederherstellungscodes',
    heading: 'Wieder\u00adherstellungs\u00adcodes',
  });
});
