import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { checks } from '../build/checks.ts';
import { root } from './root.ts';

/** The entry `vestibule-auth/vite`: a self-contained file, which no page imports. */
export async function buildVitePlugin(folder: string): Promise<void> {
  const bundle = await rolldown({ cwd: root, checks, input: join(root, 'tools/vite/vestibule.ts') });
  await bundle.write({ file: join(folder, 'vite.js'), format: 'es' });
  await bundle.close();
}
