import { criteria, type CriterionLevel } from './criteria.ts';
import { evaluationMethods, evaluationRows } from './evaluation.ts';

/** The facts of a report besides its criteria. */
export interface ReportFacts {
  /** The version of the package. */
  version: string;
  description: string;
  /** The licence of the report, by its SPDX name. */
  license: string;
  /** The date of the report, as 2026-11-24. */
  date: string;
  /** The author and vendor: the contact for the report. */
  contact: ReportContact;
  /** The address of the repository, and that of its issues. */
  repository: string;
  feedback: string;
}

/** A contact in the shape of OpenACR, which requires an e-mail address. */
export interface ReportContact {
  name: string;
  email: string;
  website: string;
}

/** The fields of a package's manifest that name a contact. */
export interface ManifestContact {
  /** The author in npm's short form: `name <address> (website)`. */
  author: string;
  homepage: string;
  /** The address for bug reports; its e-mail address is the contact's where the author has none. */
  bugs: { url: string; email?: string };
}

/** The contact in a package's manifest; its e-mail address is empty where the manifest has none. */
export function contactOf({ author, homepage, bugs }: ManifestContact): ReportContact {
  const [, name = author, email = bugs.email ?? '', website = homepage] =
    /^([^<(]+?)\s*(?:<([^>]+)>)?\s*(?:\(([^)]+)\))?$/.exec(author) ?? [];
  return { name, email, website };
}

/**
 * The accessibility conformance report of `docs/accessibility.md`, in the format of OpenACR (its schema 0.1.0). The
 * catalogue is that of the VPAT 2.5, WCAG edition, for WCAG 2.2 in English: `catalog/2.5-edition-wcag-2.2-en.yaml` of
 * OpenACR's repository. That catalogue still lists 4.1.1 (Parsing), which WCAG 2.2 has removed.
 */
export function openACR(document: string, facts: ReportFacts) {
  const { version, description, license, date, contact, repository, feedback } = facts;
  const rows = evaluationRows(document);
  const chapterOf = (level: CriterionLevel) => ({
    criteria: criteria[level].map((num) => {
      const [row, second] = rows.filter(({ numbers }) => numbers.includes(num));
      if (!row || second) throw new Error(`docs/accessibility.md must list ${num} once.`);
      return { num, components: [{ name: 'web', adherence: { level: row.level, notes: row.notes } }] };
    }),
  });
  return {
    title: 'Vestibule Accessibility Conformance Report',
    product: { name: 'Vestibule', version, description },
    author: { ...contact },
    vendor: { ...contact },
    report_date: date,
    version: 1,
    notes: 'For what is inside the widget. The page around it is the host’s.',
    evaluation_methods_used: evaluationMethods(document),
    license,
    repository,
    feedback,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapterOf('A'),
      success_criteria_level_aa: chapterOf('AA'),
      success_criteria_level_aaa: { disabled: true, notes: 'Not evaluated.', criteria: [] },
    },
  };
}
