import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { contactOf, openACR } from './openacr/report.ts';
import { toYaml } from './openacr/yaml.ts';
import { root } from './package/root.ts';

// `npm run openacr`: docs/accessibility.md as an accessibility conformance report. Its contact is the author in
// package.json, else the address for bug reports. OpenACR requires an e-mail address, so where neither has one it is
// passed as `-- --email you@example.com`.
const { values } = parseArgs({ options: { email: { type: 'string', default: '' } } });
const { version, description, license, repository, bugs } = manifest;
const contact = contactOf(manifest);
const email = values.email || contact.email;
const report = openACR(readFileSync(join(root, 'docs/accessibility.md'), 'utf8'), {
  version,
  description,
  license,
  date: new Date().toISOString().slice(0, 10),
  contact: { ...contact, email },
  repository: repository.url.replace(/^git\+|\.git$/g, ''),
  feedback: bugs.url,
});
const page = 'dist/reports/openacr.yaml';
mkdirSync(join(root, 'dist/reports'), { recursive: true });
writeFileSync(join(root, page), toYaml(report));
console.log(`${page}${email ? '' : ', without the address of a contact: give --email before you publish it'}`);
