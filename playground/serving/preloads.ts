import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PreloadList } from '../../scripts/build/preload-list';

/** The lists of files that the builds of the pages and of the script tag wrote. */
export interface BuiltFiles {
  manifest: Manifest;
  script: PreloadList;
}

/** Reads what the builds wrote about their files. */
export function readBuiltFiles(build: string): BuiltFiles {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(build, file), 'utf8'));
  return {
    manifest: read('.vite/manifest.json') as Manifest,
    script: read('script/preload.json') as PreloadList,
  };
}

/**
 * The scripts that a page imports as soon as it runs: the provider's client, and on `/embed` the mount. The browser
 * preloads them all at once instead of one after the other.
 */
export function preloadsOf({ manifest, script }: BuiltFiles, path: string, query: URLSearchParams): string[] {
  const isScriptTag = query.get('entry') === 'script';
  const sources = ['client/make-client.ts', ...(path === '/embed' && !isScriptTag ? [mountSource(query)] : [])];
  const files = new Set<string>();
  for (const source of sources) addWithImports(manifest, source, files);
  const isConsent = isScriptTag && query.get('mount') === 'identityProvider';
  const ofScript = isConsent ? script.mountIdentityProvider.map((file) => `script/${file}`) : [];
  return [...files, ...ofScript].map((file) => `/${file}`);
}

function mountSource(query: URLSearchParams): string {
  const mount = (query.get('mount') ?? 'login').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isReact = query.get('entry') === 'react' || query.get('strict') === '1';
  return `embed/mounts/${mount}${isReact ? '.react.tsx' : '.ts'}`;
}

function addWithImports(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = Object.hasOwn(manifest, key) ? manifest[key] : undefined;
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, files);
}
