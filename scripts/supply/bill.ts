import { isNoticeOf } from '../build/notices.ts';
import { readNpm } from '../run.mjs';

/** A bill of materials in CycloneDX, as far as it is read here. */
export interface Bill {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The bill of materials of all installed packages, as npm generates it. */
export const installedBill = (root: string): Bill =>
  JSON.parse(
    readNpm(
      // A build runs in production mode, in which npm omits bundled packages.
      ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library', '--include=dev'],
      { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
    ),
  ) as Bill;

/**
 * The part of a bill for an embedder: the packages in the notices of the build, and those that their package manager
 * installs.
 */
export function shippedBill(bill: Bill, name: string, dependencies: readonly string[], notices: string): Bill {
  const bundled = bill.components.filter((one) => isNoticeOf(notices, one.name, one.version));
  if (bundled.length === 0) throw new Error('The bill of materials has none of the packages that the build carries.');
  const components = bill.components.filter((one) => dependencies.includes(one.name) || bundled.includes(one));
  const kept = new Set(components.map((one) => one['bom-ref']));
  return {
    ...bill,
    // npm uses the name of the folder.
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
}
