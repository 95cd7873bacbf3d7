import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditProblems, readAudit } from './advisories';
import { type Bill, shippedBill } from './bill';
import { type LockedPackage, licenceProblems, shippedNames } from './licences';

const shipped = new Set(['jotai', '@radix-ui/react-tabs']);

test('a package whose licence allows its use is not reported', () => {
  const packages = {
    '': { license: 'anything' },
    'node_modules/jotai': { license: 'MIT' },
    'node_modules/axe-core': { license: 'MPL-2.0', dev: true },
    'node_modules/spawndamnit': { license: 'SEE LICENSE IN LICENSE' },
  };
  expect(licenceProblems(packages, shipped)).toEqual([]);
});

test.each([
  ['that is shipped is MPL-2.0', 'node_modules/a/node_modules/@radix-ui/react-tabs', 'MPL-2.0', /may not be shipped/],
  ['that is used is AGPL-3.0', 'node_modules/tool', 'AGPL-3.0', /may not be used: its licence is AGPL-3.0/],
  ['is not said', 'node_modules/tool', undefined, /may not be used: its licence is none/],
])('a package whose licence %s is reported [T-LOAD-6]', (_what, path, license, problem) => {
  expect(licenceProblems({ [path]: license === undefined ? {} : { license } }, shipped)).toEqual([
    expect.stringMatching(problem),
  ]);
});

test('every package of the lock file has a licence that allows its use [T-LOAD-6]', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const names = shippedNames(packages, Object.keys(dependencies));
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect([...names]).toContain('@radix-ui/react-tabs');
  expect(licenceProblems(packages, names)).toEqual([]);
});

test('a severe vulnerability is reported, and a minor one is not', () => {
  const of = (severity: string) => ({ name: severity, severity, range: '<2' });
  const report = { vulnerabilities: { a: of('low'), b: of('moderate'), c: of('critical') } };
  expect(readAudit(JSON.stringify(report))).toEqual({
    kind: 'read',
    problems: ['moderate <2: moderate', 'critical <2: critical'],
  });
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'a registry response of %j is reported as a failed check',
  (text) => {
    expect(readAudit(text).kind).toBe('skipped');
  },
);

test('an audit that could not be made fails where it must be made, and nowhere else', () => {
  const skipped = readAudit('');
  expect(auditProblems(skipped, true)).toEqual([expect.stringContaining('must be asked for')]);
  expect(auditProblems(skipped, false)).toEqual([]);
  expect(auditProblems({ kind: 'read', problems: ['a <2: high'] }, false)).toEqual(['a <2: high']);
});

test("the list of an embedder's packages has each dependency, and no development tool", () => {
  const component = (name: string, version: string) => ({ 'bom-ref': `${name}@${version}`, name, version });
  const bill: Bill = {
    metadata: { component: { name: 'some-folder' } },
    components: [component('jotai', '2.0.0'), component('@radix-ui/react-tabs', '1.2.1'), component('vite', '8.0.0')],
    dependencies: [
      { ref: 'jotai@2.0.0', dependsOn: ['vite@8.0.0'] },
      { ref: 'vite@8.0.0', dependsOn: [] },
    ],
  };
  const notices = '@radix-ui/react-tabs 1.2.1\n\nMIT License\n';
  const { metadata, components, dependencies } = shippedBill(bill, 'vestibule', ['jotai'], notices);
  expect(metadata.component.name).toBe('vestibule');
  expect(components.map(({ name }) => name)).toEqual(['jotai', '@radix-ui/react-tabs']);
  expect(dependencies).toEqual([{ ref: 'jotai@2.0.0', dependsOn: [] }]);
  expect(() => shippedBill(bill, 'vestibule', ['jotai'], 'another 1.0.0')).toThrow('none of the packages');
});
