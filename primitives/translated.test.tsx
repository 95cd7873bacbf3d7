import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Badge } from './badge/badge';
import { Banner } from './banner/banner';
import { Button } from './button/button';
import { Checkbox } from './checkbox/checkbox';
import { Disclosure } from './disclosure/disclosure';
import { Divider } from './divider/divider';
import { Heading } from './heading/heading';
import { Link } from './link/link';
import { ListRow } from './list-row/list-row';
import { LiveRegion } from './live-region/live-region';
import { PartHeading } from './part-heading/part-heading';
import { RequirementList } from './requirement-list/requirement-list';
import { SmallButton } from './small-button/small-button';
import { StrengthMeter } from './strength-meter/strength-meter';
import { Tabs } from './tabs/tabs';
import { TextField } from './text-field/text-field';
import { Text } from './text/text';
import { VisuallyHidden } from './visually-hidden/visually-hidden';
import { translatePage } from './testing/translate-page';

const nothing = () => undefined;
const field = { value: '', onChange: nothing };
const tabs = { label: 'Ways', value: 'a', onChange: nothing };

/** Each part by the words in it that may change. */
const rendered: Record<string, (words: string) => ReactElement> = {
  'a badge': (words) => (
    <Badge id="badge" text={words}>
      <b />
    </Badge>
  ),
  'a banner': (words) => <Banner tone="error">{words}</Banner>,
  'a button': (words) => <Button>{words}</Button>,
  'a busy button': (words) => <Button isBusy>{words}</Button>,
  'a checkbox': (words) => <Checkbox label={words} details={[words]} isChecked onChange={nothing} />,
  'a disclosure': (words) => (
    <Disclosure summary={words} isOpenAtFirst>
      {words}
    </Disclosure>
  ),
  'a divider': (words) => <Divider text={words} />,
  'a field with its hint': (words) => <TextField {...field} label={words} hint={words} />,
  'a field with its error': (words) => <TextField {...field} label={words} error={words} />,
  'a heading': (words) => <Heading>{words}</Heading>,
  'the heading of a part': (words) => <PartHeading>{words}</PartHeading>,
  'a link': (words) => <Link href="/">{words}</Link>,
  'a list row': (words) => (
    <ul>
      <ListRow controls={<b />}>{words}</ListRow>
    </ul>
  ),
  'a live region': (words) => <LiveRegion text={words} serial={1} />,
  'a requirement': (words) => (
    <RequirementList label="Needs" items={[{ text: 'x', isMet: true }]} metLabel={words} notMetLabel="no" />
  ),
  'a small button': (words) => <SmallButton>{words}</SmallButton>,
  'a strength': (words) => <StrengthMeter segments={2} tone="fair" label="Strength" word={words} />,
  'a tab': (words) => (
    <Tabs {...tabs} items={[{ id: 'a', label: words, badge: words }]}>
      {words}
    </Tabs>
  ),
  'a text': (words) => <Text tone="error">{words}</Text>,
  'hidden words': (words) => <VisuallyHidden>{words}</VisuallyHidden>,
};

// React continues to change its own text node, which is no longer in the page (T-TEXT-9).
describe('text that a browser translated [T-TEXT-9]', () => {
  test.each(Object.entries(rendered))(
    "a browser's translation is replaced by the new words of %s",
    (_name, elementOf) => {
      const { container, rerender } = render(elementOf('before'));
      translatePage(container);
      expect(container.textContent).toContain('BEFORE');
      rerender(elementOf('after'));
      expect(container.textContent).toContain('after');
      expect(container.textContent).not.toMatch(/before/i);
      translatePage(container);
      rerender(elementOf(''));
      expect(container.textContent).not.toMatch(/after/i);
    },
  );

  test('a translated button that becomes busy and is done shows the new words', () => {
    const { container, rerender } = render(<Button>Continue</Button>);
    for (const isBusy of [true, false]) {
      translatePage(container);
      rerender(<Button isBusy={isBusy}>{isBusy ? 'Wait' : 'Done'}</Button>);
      expect(container.textContent).toBe(isBusy ? 'Wait' : 'Done');
    }
  });

  test('a translated field whose error appears and disappears shows the new words', () => {
    const { container, rerender } = render(<TextField {...field} label="Name" />);
    for (const error of ['Too short.', 'Taken.', undefined, 'Too short.', undefined]) {
      translatePage(container);
      rerender(<TextField {...field} label="Name" error={error} />);
      expect(container.textContent).toBe(`NAME${error ?? ''}`);
    }
  });
});
