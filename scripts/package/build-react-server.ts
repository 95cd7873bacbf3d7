import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { checks } from '../build/checks.ts';
import { root } from './root.ts';

/**
 * The entries of the condition `react-server`, under which a route handler or a server component resolves React: what
 * needs no React, as one file, and for the rest a boundary to client code. The boundaries are files of their own, because
 * bundlers that do not know the directive warn of it. Needs the other entries in the folder.
 */
export async function buildReactServer(folder: string): Promise<void> {
  const bundle = await rolldown({ cwd: root, checks, input: join(root, 'widget/ssr/server/react-server.ts') });
  await bundle.write({ file: join(folder, 'server.react-server.js'), format: 'es' });
  await bundle.close();
  writeBoundary(folder, 'index', './index.js');
  // By its name, because it is another file in a server's rendering than in a browser.
  writeBoundary(folder, 'react', 'vestibule-auth/react');
}

function writeBoundary(folder: string, entry: string, source: string): void {
  const code = readFileSync(join(folder, `${entry}.js`), 'utf8');
  const [names] = /^export \{[^}]*\}/m.exec(code) ?? [];
  if (names === undefined) throw new Error(`The entry ${entry} exports no list of names.`);
  writeFileSync(join(folder, `${entry}.react-server.js`), `"use client";\n${names} from "${source}";\n`);
}
