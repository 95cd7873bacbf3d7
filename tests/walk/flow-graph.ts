import { endTitles } from './ends';
import { isScreen, screenOf, screens } from './screens';

/** The ways that were walked, by `place > command > place`, and how often. */
export type Ways = Readonly<Record<string, number>>;

interface Edge {
  from: string;
  to: string;
  times: number;
  /** The commands that led there, and how often. */
  by: Map<string, number>;
  /** True where something on the screen ever led there, and not only the browser, a mail or the host. */
  isOurs: boolean;
}

const notOurs = /^(?:go back|come back|mount again|follow link|log in in another tab)/;
/** The end of a flow: nothing more is to be done there. */
const isEnd = (place: string) => endTitles.some((title) => place.endsWith(`: ${title}`));

/** The whole of a mount: nothing of ours is before or behind it. */
const isWhole = (place: string) => ['ConnectedApps', 'StepUp'].includes(screenOf(place));

/** The places of walks, the transitions between them, and their problems. */
export function flowOf(ways: Ways) {
  const steps = new Map<string, number>();
  const edges = new Map<string, Edge>();
  for (const [way, times] of Object.entries(ways)) {
    const [from = '', command = '', to = ''] = way.split(' > ');
    for (const place of [from, to]) steps.set(place, (steps.get(place) ?? 0) + (place === from ? times : 0));
    if (from === to) continue;
    const key = `${from} > ${to}`;
    const edge = edges.get(key) ?? { from, to, times: 0, by: new Map<string, number>(), isOurs: false };
    edge.times += times;
    edge.by.set(command, (edge.by.get(command) ?? 0) + times);
    edge.isOurs ||= !notOurs.test(command);
    edges.set(key, edge);
  }
  const places = [...steps.keys()].toSorted();
  const leads = (place: string) => [...edges.values()].some(({ from, isOurs }) => from === place && isOurs);
  const faults = [
    ...Object.keys(screens)
      .filter((screen) => !places.some((place) => screenOf(place) === screen))
      .map((screen) => `No walk came to ${screen}.`),
    ...places
      .filter((place) => isScreen(place) && !isEnd(place) && !isWhole(place) && !leads(place))
      .map((place) => `No way leads on or back from ${place}.`),
  ];
  return { steps, edges: [...edges.values()], faults };
}

const quote = (text: string) => JSON.stringify(text);

/** The rendering of it, in the language of Graphviz. */
export function dotOf({ steps, edges }: ReturnType<typeof flowOf>): string {
  const nodes = [...steps].toSorted().map(([place, times]) => {
    const [screen = '', ...title] = place.split(': ');
    const label = [screen, ...(isScreen(place) ? [title.join(': ')] : []), `${times} steps`].join('\n');
    const look = isScreen(place)
      ? isEnd(place)
        ? 'fillcolor="#dcfce7"'
        : 'fillcolor="#ffffff"'
      : 'fillcolor="#f1f5f9" style="filled,dashed"';
    return `${quote(place)} [label=${quote(label)} ${look}]`;
  });
  const ways = edges
    .toSorted((one, two) => `${one.from}${one.to}`.localeCompare(`${two.from}${two.to}`))
    .map(({ from, to, times, by, isOurs }) => {
      const tooltip = [...by]
        .toSorted(([, one], [, two]) => two - one)
        .map(([command, count]) => `${count} x ${command}`);
      const width = (1 + Math.log10(times)).toFixed(1);
      const style = isOurs ? 'solid' : 'dashed" color="#94a3b8';
      return `${quote(from)} -> ${quote(to)} [label=${times} penwidth=${width} style="${style}" tooltip=${quote(tooltip.join('\n'))}]`;
    });
  return [
    'digraph flow {',
    'rankdir=LR; nodesep=0.25; ranksep=0.9; bgcolor=white;',
    'node [shape=box style="filled,rounded" fontname="sans-serif" fontsize=11 color="#334155"];',
    'edge [fontname="sans-serif" fontsize=9 color="#334155"];',
    ...nodes,
    ...ways,
    '}',
  ].join('\n');
}
