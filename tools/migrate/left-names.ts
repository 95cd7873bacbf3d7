import { elements, ownThemes } from './provider-names';
import { references } from './references';
import { isReplaced, type Source, addNote } from './source';

/** Notes each remaining reference to a name whose import was removed. */
export function noteLeftNames(source: Source, locals: ReadonlyMap<string, string>): void {
  for (const { node } of references(source.root)) {
    const name = locals.get(node.name);
    const advice = name === undefined ? undefined : adviceOn(name);
    if (advice !== undefined && !isReplaced(source, node))
      addNote(source, 'lost', node, `"${node.name}" is no longer imported: ${advice}.`);
  }
}

/** The advice on a name whose import was removed; undefined for one that was replaced. */
function adviceOn(name: string): string | undefined {
  if (name === 'Products') return "write the products by their names, such as 'otp'";
  if (ownThemes.includes(name))
    return 'the default needs no name, and our dark theme is `darkTheme` of "vestibule-auth/tokens"';
  return Object.hasOwn(elements, name) ? 'our elements are made by their names, such as <vestibule-login>' : undefined;
}
