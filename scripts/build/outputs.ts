import type { build } from 'vite';

type Built = Awaited<ReturnType<typeof build>>;
type Output = Extract<Built, { output: unknown }>['output'][number];

/** The output files of a build in memory. */
export function outputsOf(built: Built): readonly Output[] {
  return (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
}
