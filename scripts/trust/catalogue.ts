/** A file of tests that an item of a document lists. */
export interface Reference {
  file: string;
  /** A part of the file's text, where no title can end with the item's id: the export of a story, the code of a helper. */
  part?: string;
}

/** An item of a document: a rule (`docs/contributing/behaviour.md`) or a threat (`docs/contributing/threats.md`). */
export interface Item {
  id: string;
  /** The whole text of the item. */
  text: string;
  /** The case and the promise, in one line. */
  promise: string;
  tests: readonly Reference[];
  /** The reason why no test of ours can prove it, by a key of `reasons`. */
  reason?: string;
}

/** The accepted reasons for a threat without a test. Unfinished work is not one of them. */
export const reasons: Readonly<Record<string, string>> = {
  host: 'the page around the widget decides it, and no code of ours runs there',
  provider: "the provider's server or its client decides it, and the widget cannot reach it",
  absent: 'the widget has nothing of the kind that could go wrong',
  device: 'it takes a device, a voice or an ear that a Linux machine without a screen has not',
};

/** An item, up to the next one or the next heading. */
const items = /^- \*\*([BT]-[A-Z]+-\d+)\*\*(?:.(?!^(?:- \*\*|#)))*/gms;
const references = /`([^`\s]+\.tsx?)`(?: "([^"]+)")?/g;
const noTest = /^ {2}No test \((\w+)\)/m;

/** The items of a document, in its order. */
export function itemsOf(document: string): Item[] {
  return [...document.matchAll(items)].map(([text, id = '']) => {
    const reason = noTest.exec(text)?.[1];
    const [promise = ''] = text.slice(text.indexOf('** ') + 3).split(/\n {2}(?:Test:|No test )/);
    const [, tests = ''] = text.split(/\n {2}Test:/);
    return {
      id,
      text,
      promise: promise.replaceAll(/\s+/g, ' ').trim(),
      tests: [...tests.matchAll(references)].map(([, file = '', part]) => ({ file, ...(part && { part }) })),
      ...(reason !== undefined && { reason }),
    };
  });
}
