import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The manifest that the build wrote about its chunks. */
export function readManifest(build: string): Manifest {
  return JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * The scripts that a page imports as soon as it runs: the provider's client, and on `/embed` the mount. The browser
 * preloads them all at once instead of one after the other.
 */
export function preloadsOf(manifest: Manifest, path: string, query: URLSearchParams): string[] {
  const sources = [
    'client/make-client.ts',
    ...(path === '/embed' && query.get('entry') !== 'script' ? [mountSource(query)] : []),
  ];
  const files = new Set<string>();
  for (const source of sources) addWithImports(manifest, source, files);
  return [...files].map((file) => `/${file}`);
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
