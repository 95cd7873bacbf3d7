import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import * as parts from '.';
import { translatePage } from './testing/translate-page';

const nothing = () => undefined;
const field = { value: '', onChange: nothing };
const tabs = { label: 'Ways', value: 'a', onChange: nothing };

/** Each part by the words in it that may change. */
const drawn: Record<string, (words: string) => ReactElement> = {
  'a badge': (words) => (
    <parts.Badge id="badge" text={words}>
      <b />
    </parts.Badge>
  ),
  'a banner': (words) => <parts.Banner tone="error">{words}</parts.Banner>,
  'a button': (words) => <parts.Button>{words}</parts.Button>,
  'a busy button': (words) => <parts.Button isBusy>{words}</parts.Button>,
  'a checkbox': (words) => <parts.Checkbox label={words} details={[words]} isChecked onChange={nothing} />,
  'a disclosure': (words) => (
    <parts.Disclosure summary={words} isOpenAtFirst>
      {words}
    </parts.Disclosure>
  ),
  'a divider': (words) => <parts.Divider text={words} />,
  'a field with its hint': (words) => <parts.TextField {...field} label={words} hint={words} />,
  'a field with its error': (words) => <parts.TextField {...field} label={words} error={words} />,
  'a heading': (words) => <parts.Heading>{words}</parts.Heading>,
  'the heading of a part': (words) => <parts.PartHeading>{words}</parts.PartHeading>,
  'a link': (words) => <parts.Link href="/">{words}</parts.Link>,
  'a list row': (words) => (
    <ul>
      <parts.ListRow controls={<b />}>{words}</parts.ListRow>
    </ul>
  ),
  'a live region': (words) => <parts.LiveRegion text={words} serial={1} />,
  'a requirement': (words) => (
    <parts.RequirementList label="Needs" items={[{ text: 'x', isMet: true }]} metLabel={words} notMetLabel="no" />
  ),
  'a small button': (words) => <parts.SmallButton>{words}</parts.SmallButton>,
  'a strength': (words) => <parts.StrengthMeter segments={2} tone="fair" label="Strength" word={words} />,
  'a tab': (words) => (
    <parts.Tabs {...tabs} items={[{ id: 'a', label: words, badge: words }]}>
      {words}
    </parts.Tabs>
  ),
  'a text': (words) => <parts.Text tone="error">{words}</parts.Text>,
  'hidden words': (words) => <parts.VisuallyHidden>{words}</parts.VisuallyHidden>,
};

// React goes on to change the text that it made, which is in the page no more (T-TEXT-9).
describe('somebody whose browser translated the page reads the new words, and no old ones [T-TEXT-9]', () => {
  test.each(Object.entries(drawn))('of %s', (_name, draw) => {
    const { container, rerender } = render(draw('before'));
    translatePage(container);
    expect(container.textContent).toContain('BEFORE');
    rerender(draw('after'));
    expect(container.textContent).toContain('after');
    expect(container.textContent).not.toMatch(/before/i);
    translatePage(container);
    rerender(draw(''));
    expect(container.textContent).not.toMatch(/after/i);
  });

  test('of a button that becomes busy, and is done', () => {
    const { container, rerender } = render(<parts.Button>Continue</parts.Button>);
    for (const isBusy of [true, false]) {
      translatePage(container);
      rerender(<parts.Button isBusy={isBusy}>{isBusy ? 'Wait' : 'Done'}</parts.Button>);
      expect(container.textContent).toBe(isBusy ? 'Wait' : 'Done');
    }
  });

  test('of a field whose error comes and goes', () => {
    const { container, rerender } = render(<parts.TextField {...field} label="Name" />);
    for (const error of ['Too short.', 'Taken.', undefined, 'Too short.', undefined]) {
      translatePage(container);
      rerender(<parts.TextField {...field} label="Name" error={error} />);
      expect(container.textContent).toBe(`NAME${error ?? ''}`);
    }
  });
});
