import type { Bar } from './plot-data.ts';

const names: Readonly<Record<string, string>> = {
  'static page': 'a static page of the same form',
  'rendered script tag': 'ours, rendered, script tag',
  'rendered React': 'ours, rendered, React',
  'script tag': 'ours, script tag',
  React: 'ours, React',
  peer: 'the peer’s widget',
};

const width = 720;
const left = 210;
const right = 64;
const bar = { height: 18, gap: 8 };
const heading = 34;

/** The plot of when a field can be typed in: a group of bars for each speed, in the reader's own light or dark. */
export function plotOf(bars: readonly Bar[]): string {
  const speeds = [...new Set(bars.map(({ slowdown }) => slowdown))];
  const longest = Math.max(1, ...bars.map(({ milliseconds }) => milliseconds));
  let top = 8;
  const groups = speeds.map((slowdown) => {
    const own = bars.filter((one) => one.slowdown === slowdown);
    const title = `<text class="title" x="0" y="${top + 18}">${slowdown === 1 ? 'At full speed' : `On a processor ${slowdown} times slower`}</text>`;
    top += heading;
    const rows = own.map(({ variant, milliseconds }) => {
      const length = Math.max(2, (milliseconds / longest) * (width - left - right));
      const y = top;
      top += bar.height + bar.gap;
      const middle = y + bar.height / 2;
      return `<text class="name" x="${left - 12}" y="${middle}">${names[variant] ?? variant}</text>
<rect class="${kindOf(variant)}" x="${left}" y="${y}" width="${length.toFixed(1)}" height="${bar.height}" rx="3"/>
<text class="value" x="${(left + length + 8).toFixed(1)}" y="${middle}">${milliseconds.toFixed(0)} ms</text>`;
    });
    top += 12;
    return [title, ...rows].join('\n');
  });
  const words = bars.map(
    ({ variant, slowdown, milliseconds }) => `${names[variant]} at ${slowdown}x ${milliseconds.toFixed(0)} ms`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-labelledby="t d">
<title id="t">The time until a field can be typed in</title>
<desc id="d">${words.join('; ')}.</desc>
<style>
text { font: 13px system-ui, 'Segoe UI', sans-serif; fill: #1f2328; dominant-baseline: central }
.title { font-weight: 600; font-size: 14px }
.name { text-anchor: end; fill: #59636e }
.value { font-variant-numeric: tabular-nums }
.rendered { fill: #0f7b6c } .ours { fill: #63b3a6 } .peer { fill: #b07d3c } .floor { fill: #8c959f }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .name { fill: #9da7b3 }
.rendered { fill: #3fc7b0 } .ours { fill: #2a7d70 } .peer { fill: #d29922 } .floor { fill: #6e7681 }
}
</style>
${groups.join('\n')}
</svg>
`;
}

function kindOf(variant: string): 'rendered' | 'floor' | 'ours' | 'peer' {
  if (variant === 'static page') return 'floor';
  if (variant === 'peer') return 'peer';
  return variant.startsWith('rendered') ? 'rendered' : 'ours';
}
