// Runs in the page of a comparison: filters, keys, and the marks, which are kept in this browser until they are saved.

const one = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
};

const pictures = [...document.querySelectorAll<HTMLElement>('article')];
const search = one('#search', HTMLInputElement);
const mode = one('#mode', HTMLSelectElement);
const marks = one('#marks', HTMLSelectElement);
const view = one('#view', HTMLSelectElement);
const save = one('#save', HTMLButtonElement);
const approveShown = one('#approve-shown', HTMLButtonElement);

const boxOf = (picture: HTMLElement) => picture.querySelector<HTMLInputElement>('input[type=checkbox]');
const isApproved = (picture: HTMLElement) => boxOf(picture)?.checked === true;
const markOf = (picture: HTMLElement) => picture.dataset['mark'] ?? '{}';

/** The marks in this browser: a page that is opened from a disk may have no storage. */
const kept = {
  read: (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // They are kept until the page is closed.
    }
  },
};

function mark(picture: HTMLElement, isNow: boolean): void {
  const box = boxOf(picture);
  if (box) box.checked = isNow;
  kept.write(markOf(picture), isNow ? 'approved' : '');
  refresh();
}

function refresh(): void {
  const text = search.value.trim().toLowerCase();
  for (const picture of pictures) {
    const approved = isApproved(picture);
    picture.toggleAttribute('data-approved', approved);
    picture.hidden =
      !(picture.dataset['name'] ?? '').includes(text) ||
      (mode.value !== '' && picture.dataset['mode'] !== mode.value) ||
      // A marked picture remains visible until focus leaves it.
      (marks.value !== '' && approved !== (marks.value === 'approved') && !picture.contains(document.activeElement));
  }
  for (const story of document.querySelectorAll<HTMLElement>('.story'))
    story.hidden = [...story.querySelectorAll('article')].every((picture) => picture.hidden);
  document.body.dataset['view'] = view.value;
  one('#none', HTMLParagraphElement).hidden = pictures.length === 0 || pictures.some((picture) => !picture.hidden);
  one('#count', HTMLParagraphElement).textContent =
    `${pictures.filter(isApproved).length} of ${pictures.length} approved`;
}

function go(step: 1 | -1): void {
  const shown = pictures.filter((picture) => !picture.hidden);
  const at = shown.findIndex((picture) => picture.contains(document.activeElement));
  const next = at < 0 ? shown[0] : shown[Math.min(Math.max(at + step, 0), shown.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'start' });
}

function download(): void {
  const approved = pictures.filter(isApproved).map((picture): unknown => JSON.parse(markOf(picture)));
  const file = new Blob([`${JSON.stringify({ approved }, null, 2)}\n`], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: 'approved.json',
  });
  link.click();
  URL.revokeObjectURL(link.href);
}

const keys: Readonly<Record<string, () => void>> = {
  j: () => go(1),
  k: () => go(-1),
  a: () => {
    const picture = pictures.find((one) => one.contains(document.activeElement));
    if (picture) mark(picture, !isApproved(picture));
  },
  b: () => document.body.toggleAttribute('data-before', true),
  v: () => {
    view.value = view.value === 'side' ? 'over' : 'side';
    refresh();
  },
  s: download,
  '/': () => search.focus(),
};

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return;
  if (target instanceof HTMLInputElement && target.type === 'search') {
    if (key === 'Escape') target.blur();
    return;
  }
  const act = keys[key];
  if (!act) return;
  event.preventDefault();
  act();
});
document.addEventListener('keyup', ({ key }) => {
  if (key === 'b') document.body.toggleAttribute('data-before', false);
});

for (const picture of pictures) {
  const box = boxOf(picture);
  if (box && kept.read(markOf(picture)) !== null) box.checked = kept.read(markOf(picture)) === 'approved';
  box?.addEventListener('change', () => mark(picture, box.checked));
}
for (const control of [search, mode, marks, view]) control.addEventListener('input', refresh);
approveShown.addEventListener('click', () => {
  for (const picture of pictures.filter((one) => !one.hidden)) mark(picture, true);
});
save.addEventListener('click', download);
refresh();
