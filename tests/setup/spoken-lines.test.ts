import { expect, test } from 'vitest';
import { spokenLines } from './spoken-lines';

const region = ['document', 'region, Enter passcode', 'end of region, Enter passcode', 'end of document'] as const;
const inRegion = (...phrases: string[]) => spokenLines([...region.slice(0, 2), ...phrases, ...region.slice(2)]);

test('a spoken snapshot indents the content of an element below it', () => {
  const said = inRegion('list', 'listitem, 1', 'button, Deny', 'end of listitem, 1', 'end of list', 'status');
  expect(said).toBe('region, Enter passcode\n  list\n    listitem, 1\n      button, Deny\n  status');
});

test('a paragraph is one line, and the name of a button appears once', () => {
  const paragraph = ['paragraph', 'It was sent to', 'ada@example.com', '.', 'end of paragraph'];
  const button = ['button, Resend the code, busy', 'Resend', 'end of button, Resend the code, busy'];
  expect(inRegion(...paragraph, ...button)).toBe(
    'region, Enter passcode\n  It was sent to ada@example.com.\n  button, Resend the code, busy',
  );
});

test('the content of a link is in the snapshot beside its name', () => {
  const link = ['link, Terms', 'Terms', 'image, opens a new window', 'end of link, Terms'];
  expect(inRegion(...link)).toBe('region, Enter passcode\n  link, Terms\n    Terms\n    image, opens a new window');
});

test('the snapshot is the same however long the page has been open', () => {
  expect(inRegion('Your code expires in 4:58.')).toBe(inRegion('Your code expires in 5:00.'));
});

test('a long list is shown by its first items, and the number of the others', () => {
  const items = Array.from({ length: 50 }, (_, index) => `listitem, level 1, position ${index + 1}, set size 50`);
  const said = spokenLines(['document', 'list', ...items, 'end of list', 'end of document']);
  expect(said).toBe('list\n  listitem, 1 of 50\n  listitem, 2 of 50\n  listitem, 3 of 50\n  and 47 more');
});
