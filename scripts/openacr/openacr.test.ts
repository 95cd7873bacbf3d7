import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { array, boolean, literal, object, string, strictObject } from 'zod';
import { itemsOf } from '../trust/catalogue';
import { criteria, type CriterionLevel } from './criteria';
import { adherenceLevels, evaluationRows } from './evaluation';
import { contactOf, openACR } from './report';
import { toYaml } from './yaml';

const document = readFileSync('docs/accessibility.md', 'utf8');
const facts = {
  version: '1.2.3',
  description: 'A widget.',
  license: 'MIT',
  date: '2026-11-24',
  contact: { name: 'The authors', email: 'a@example.com', website: 'https://app.example' },
  repository: 'https://app.example/code',
  feedback: 'https://app.example/issues',
};
const { chapters, ...head } = openACR(document, facts);
const reported = {
  A: chapters.success_criteria_level_a.criteria,
  AA: chapters.success_criteria_level_aa.criteria,
} as const;

describe('openacr', () => {
  test('the accessibility conformance report states each criterion of WCAG 2.2, A and AA, once', () => {
    expect({ aCount: criteria.A.length, aACount: criteria.AA.length }).toEqual({ aCount: 31, aACount: 24 });
    expect(new Set([...criteria.A, ...criteria.AA]).size).toBe(55);
    for (const level of ['A', 'AA'] as const) expect(reported[level].map(({ num }) => num)).toEqual(criteria[level]);
    const listed = evaluationRows(document).flatMap(({ numbers }) => numbers);
    expect(listed.toSorted()).toEqual([...criteria.A, ...criteria.AA].toSorted());
  });

  test('the accessibility conformance report states only levels that OpenACR knows, each with notes', () => {
    const levels = new Set<string>(Object.values(adherenceLevels));
    for (const { num, components } of [...reported.A, ...reported.AA]) {
      expect(components.map(({ name }) => name)).toEqual(['web']);
      expect(levels.has(components[0]?.adherence.level ?? ''), num).toBe(true);
      expect(components[0]?.adherence.notes, num).toMatch(/^\S.+\.$/);
    }
  });

  test('a row of the accessibility conformance report cites tests of threats to its criteria, axe, or an inspection', () => {
    const threats = itemsOf(readFileSync('docs/contributing/threats.md', 'utf8'));
    const testsOf = (number: string) =>
      threats
        .filter(
          ({ id, text }) => id.startsWith('T-WCAG-') && new RegExp(`\\*\\* [\\d., and]*${number}\\b[^:]*:`).test(text),
        )
        .flatMap(({ tests }) => tests.map(({ file }) => file));
    const rows = evaluationRows(document).filter(({ level }) => level === 'supports');
    for (const { title, numbers, proof } of rows) {
      expect(proof, title).toMatch(/`|\baxe\b|\binspection\b/);
      const cited = Array.from(proof.matchAll(/`([^`]+)`/g), ([, file = '']) => file);
      const known = numbers.flatMap(testsOf);
      expect(
        cited.filter((file) => !known.includes(file)),
        title,
      ).toEqual([]);
    }
  });

  test('the accessibility conformance report says how it was evaluated, and names its catalogue', () => {
    expect(head).toMatchObject({ catalog: '2.5-edition-wcag-2.2-en', version: 1, report_date: '2026-11-24' });
    expect(head.evaluation_methods_used).toMatch(/^The widget conforms to WCAG 2\.2, level A and AA\. .+\.$/);
    expect(head.evaluation_methods_used).toContain('We have not used a screen reader by hand yet.');
  });

  test('the accessibility conformance report has the structure of its schema, and nothing that its catalogue lacks', () => {
    const contact = strictObject({
      name: string().min(1),
      email: string().regex(/@/),
      website: string().regex(/^https:/),
    });
    const criterion = strictObject({
      num: string().regex(/^\d\.\d\.\d+$/),
      components: array(
        strictObject({
          name: literal('web'),
          adherence: strictObject({ level: literal(Object.values(adherenceLevels)), notes: string() }),
        }),
      ),
    });
    const chapter = object({ criteria: array(criterion), disabled: boolean().optional(), notes: string().optional() });
    const schema = strictObject({
      title: string(),
      product: strictObject({ name: string(), version: string(), description: string() }),
      author: contact,
      vendor: contact,
      report_date: string().regex(/^\d{4}-\d\d-\d\d$/),
      version: literal(1),
      notes: string(),
      evaluation_methods_used: string(),
      license: literal('MIT'),
      repository: string(),
      feedback: string(),
      catalog: literal('2.5-edition-wcag-2.2-en'),
      chapters: strictObject({
        success_criteria_level_a: chapter,
        success_criteria_level_aa: chapter,
        success_criteria_level_aaa: chapter,
      }),
    });
    expect(schema.safeParse(openACR(document, facts))).toMatchObject({ success: true });
  });

  test('the accessibility conformance report names the author of the package, and its address for issues if the author has none', () => {
    const rest = {
      homepage: 'https://app.example',
      bugs: { url: 'https://app.example/issues', email: 'b@app.example' },
    };
    expect(contactOf({ author: 'The authors <a@app.example> (https://authors.example)', ...rest })).toEqual({
      name: 'The authors',
      email: 'a@app.example',
      website: 'https://authors.example',
    });
    expect(contactOf({ author: 'The authors', ...rest })).toEqual({
      name: 'The authors',
      email: 'b@app.example',
      website: 'https://app.example',
    });
    expect(contactOf({ author: 'The authors', homepage: '', bugs: { url: '' } }).email).toBe('');
  });

  test('the accessibility conformance report gives a criterion the level of its own row', () => {
    const own = document.replace(/(\| 1\.3\.4 [^|]+\|) supports +\|/, '$1 partially supports |');
    const levels = openACR(own, facts).chapters.success_criteria_level_aa.criteria.map(({ num, components }) => [
      num,
      components[0]?.adherence.level,
    ]);
    expect(levels.filter(([, level]) => level === 'partially-supports')).toEqual([['1.3.4', 'partially-supports']]);
  });

  test('the accessibility conformance report gives all criteria of a range what its row says', () => {
    const row = '| 1.2.1 to 1.2.3 Media (A) | not applicable | there is none | `a.test.ts` |';
    const notes = 'There is none. Shown by: a.test.ts.';
    expect(evaluationRows(row)).toEqual([
      {
        title: '1.2.1 to 1.2.3 Media (A)',
        numbers: ['1.2.1', '1.2.2', '1.2.3'],
        level: 'not-applicable',
        notes,
        proof: '`a.test.ts`',
      },
    ]);
  });

  test('the accessibility conformance report fails for a row of another shape, and for a missing or repeated criterion', () => {
    expect(() => evaluationRows('| 1.1.1 Text (A) | met | so | |')).toThrow('another shape');
    expect(() => openACR('', facts)).toThrow('must list 1.1.1 once');
    expect(() => openACR(`${document}\n| 1.1.1 Text (A) | supports | so | |`, facts)).toThrow('must list 1.1.1 once');
  });
});

test('the document gives each criterion with a row of its own its level of WCAG', () => {
  const levelOf = (num: string): CriterionLevel => (criteria.A.includes(num) ? 'A' : 'AA');
  for (const { title, numbers } of evaluationRows(document)) {
    const [only = ''] = numbers;
    if (numbers.length === 1) expect(title).toMatch(new RegExp(String.raw`\(${levelOf(only)}\)$`));
  }
});

test('YAML keeps texts as texts', () => {
  const value = { num: '1.10', list: [{ a: 1, b: ['x: "y"', true] }], none: [] };
  expect(toYaml(value)).toBe('num: "1.10"\nlist:\n  - a: 1\n    b:\n      - "x: \\"y\\""\n      - true\nnone: []\n');
});
