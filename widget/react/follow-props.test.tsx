import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { quietClient } from '../testing/quiet-client';
import { useFollowedProps } from './ssr-element';
import type { WidgetOptions } from '../options';

type Update = (options: Partial<Omit<WidgetOptions, 'client'>>) => void;
const client = quietClient();
const config: WidgetOptions['config'] = { products: ['passwords'] };

function Followed({ update, props }: { update: Update; props: WidgetOptions }) {
  useFollowedProps(update, props);
  return null;
}

// Columns: the props of a host, one render after the other | the options that the widget receives with the last of
// them.
test.each<[string, Omit<Partial<WidgetOptions>, 'client' | 'config'>[], object]>([
  ['gives a prop', [{}, { locale: 'de' }], { locale: 'de' }],
  ['changes one', [{ locale: 'de' }, { locale: 'fr' }], { locale: 'fr' }],
  ['takes one away', [{ locale: 'de' }, {}], { locale: undefined }],
  ['takes two away', [{ locale: 'de', strings: {} }, {}], { locale: undefined, strings: undefined }],
  ['gives one in place of another', [{ locale: 'de' }, { strings: {} }], { locale: undefined, strings: {} }],
  ['gives one as undefined', [{ locale: 'de' }, { locale: undefined }], { locale: undefined }],
  ['had taken one away long ago', [{ locale: 'de' }, {}, { strings: {} }], { strings: {} }],
])('the widget follows a host that %s', (_what, renderings, expected) => {
  const update = vi.fn<Update>();
  const { rerender } = render(null);
  for (const props of renderings) rerender(<Followed update={update} props={{ client, config, ...props }} />);
  expect(update.mock.lastCall).toEqual([{ client, config, ...expected }]);
  // Equality is not enough: an option that is left out must be a key.
  expect(Object.keys(update.mock.lastCall?.[0] ?? {}).toSorted()).toEqual(
    ['client', 'config', ...Object.keys(expected)].toSorted(),
  );
});

test('rendering the same props again updates nothing', () => {
  const update = vi.fn<Update>();
  const props = { client, config };
  const { rerender } = render(<Followed update={update} props={props} />);
  rerender(<Followed update={update} props={props} />);
  expect(update).toHaveBeenCalledOnce();
});

test('under StrictMode, where effects run twice, no option of the host is removed', () => {
  const update = vi.fn<Update>();
  render(
    <StrictMode>
      <Followed update={update} props={{ client, config, locale: 'de' }} />
    </StrictMode>,
  );
  expect(update.mock.calls.map(([options]) => options.locale)).toEqual(['de', 'de']);
});

test('a widget that replaces another gets all options of the host', () => {
  const [one, other] = [vi.fn<Update>(), vi.fn<Update>()];
  const props = { client, config, locale: 'de' };
  const { rerender } = render(<Followed update={one} props={props} />);
  rerender(<Followed update={other} props={props} />);
  expect(other.mock.calls).toEqual([[props]]);
  expect(one).toHaveBeenCalledOnce();
});
