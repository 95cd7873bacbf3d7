/** The record of the public exports, by its files' names. */
export type ApiRecord = ReadonlyMap<string, string>;

/** A change that a changeset describes for the next release. */
export interface NotedChange {
  package: string;
  bump: 'major' | 'minor' | 'patch';
}

/** The bumps of the changesets, read from their front matter. */
export function notedChanges(changesets: readonly string[]): NotedChange[] {
  return changesets.flatMap((text) => {
    const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    return Array.from(head.matchAll(/^['"]?([\w@/-]+)['"]?: *(major|minor|patch)$/gm), ([, name = '', bump]) => ({
      package: name,
      bump: bump === 'major' || bump === 'minor' ? bump : 'patch',
    }));
  });
}

/** The names that an entry exports, from its file in the record. */
const exported = (text: string) => new Set(text.split('\n').filter((line) => /^(?:value|type) \w+$/.test(line)));

/**
 * The differences from the last release that no changeset covers. A removed name is a breaking change; before 1.0 a
 * minor release may have one.
 */
export function releaseProblems(
  released: { version: string; record: ApiRecord },
  record: ApiRecord,
  noted: readonly NotedChange[],
  packageOf: (file: string) => string,
): string[] {
  const files = new Set([...released.record.keys(), ...record.keys()]);
  return [...files].flatMap((file) => {
    const [before, now] = [released.record.get(file) ?? '', record.get(file) ?? ''];
    if (before === now) return [];
    const bumps = noted.filter((change) => change.package === packageOf(file)).map(({ bump }) => bump);
    const isFirstMajor = released.version.startsWith('0.');
    const breaking = [...exported(before)].filter((name) => !exported(now).has(name));
    const mayBreak = bumps.includes('major') || (isFirstMajor && bumps.includes('minor'));
    if (bumps.length === 0)
      return [`${file} is not as it was released in ${released.version}, and no changeset says so.`];
    if (breaking.length === 0 || mayBreak) return [];
    return [
      `${file} has no ${breaking.join(', ')} any more: that wants a ${isFirstMajor ? 'minor' : 'major'} changeset.`,
    ];
  });
}

/** The differences in each file of the record, as text: added names, removed names, and names whose types changed. */
export function releaseDifference(released: ApiRecord, record: ApiRecord): string[] {
  const files = new Set([...released.keys(), ...record.keys()]);
  return [...files].flatMap((file) => {
    const [before, now] = [released.get(file) ?? '', record.get(file) ?? ''];
    if (before === now) return [];
    const [had, has] = [exported(before), exported(now)];
    const came = [...has].filter((name) => !had.has(name)).map((name) => `+ ${name}`);
    const went = [...had].filter((name) => !has.has(name)).map((name) => `- ${name}`);
    return [`${file}: ${[...came, ...went].join(', ') || 'types changed'}`];
  });
}
