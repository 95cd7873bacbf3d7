import { fitsGrammar } from '../../tokens/grammar';
import { plain } from '../../tokens/nearest-name';
import type { Theme } from '../../tokens/theme';
import type { TokenKind } from '../../tokens/token-kinds';
import { isTokenPath, kindOf, plant, referenceTo, tokenPaths } from '../theme/token-paths';
import { readExtension } from './file-extension';
import { hexOverruled } from './color-value';
import { type FileToken, flattenFile } from './flatten-file';
import { unknownNames } from './unknown-names';
import type { Problem } from './problem';
import { fromTokenValue } from './read-value';
import { isDeeperThan, isRecord, own, saysTheSame } from './record';
import { aliasesIn, aliasOf, Broken, References } from './references';
import { haveSameType, typesOf } from './write-value';

/** Deeper than any token tree, and small enough to prevent a stack overflow. */
const deepest = 64;

/**
 * Reads a file of the Design Tokens Format Module 2025.10, as `JSON.parse` gives it, into a theme. Never throws: what
 * cannot be used is left at its default and told as a problem. Also reads the text values of earlier drafts.
 *
 * Ours, because @terrazzo/parser throws at the first token that is wrong, at earlier drafts and at a deep file, and does
 * not come back from a long chain of aliases; it proves in `tests/package/` that others can read what we write.
 */
export function fromDesignTokens(json: unknown): { theme: Theme; problems: Problem[] } {
  if (!isRecord(json) || isDeeperThan(deepest, json)) {
    const what = isRecord(json) ? `this one is nested more than ${deepest} levels deep` : 'this is not one';
    const message = `A file of tokens is a JSON object of groups and tokens, and ${what}. Export it again as DTCG 2025.10.`;
    return { theme: {}, problems: [{ level: 'error', path: '', message }] };
  }
  const { tokens, problems } = flattenFile(json);
  const { theme, problems: more } = readExtension(json);
  problems.push(...more);
  const references = new References(json, tokens);
  const referred = new Set([...tokens.values()].flatMap(({ value }) => aliasesIn(value)));
  const unknownPaths: string[] = [];
  for (const token of tokens.values()) {
    const name = token.path.replace(/\.\$root$/, '');
    const path = pathFor(name, tokens);
    const kind = kindOf(path);
    if (isTokenPath(path) && kind) {
      const css = readToken(token, kind, references, (level, message) => problems.push({ level, path, message }));
      if (css !== undefined) plant(theme, path, css);
    } else if (!referred.has(token.path)) unknownPaths.push(path);
  }
  return { theme, problems: [...problems, ...unknownNames(unknownPaths)] };
}

/** The token path for a name in a file. Letter case, gaps and dashes are ignored, but an exact match has priority. */
function pathFor(name: string, tokens: ReadonlyMap<string, FileToken>): string {
  const meant = isTokenPath(name) ? name : tokenPaths.find((path) => plain(path) === plain(name));
  return meant && meant !== name && (tokens.has(meant) || tokens.has(`${meant}.$root`)) ? name : (meant ?? name);
}

type AddProblem = (level: Problem['level'], message: string) => void;

function readToken(
  token: FileToken,
  kind: TokenKind,
  references: References,
  addProblem: AddProblem,
): string | undefined {
  const { path, value } = token;
  const kept = keptText(token, kind);
  if (kept !== undefined) return kept;
  const type = references.typeOf(token);
  const types: readonly unknown[] = typesOf[kind];
  if (types.length === 0) {
    return void addProblem(
      'error',
      `"${path}" is no design token. Write it as $extensions.vestibule.${path} at the file's root.`,
    );
  }
  if (type !== undefined && !types.includes(type)) {
    const wanted = types.map((name) => `"${String(name)}"`).join(' or ');
    return void addProblem(
      'error',
      `"${path}" has the $type ${JSON.stringify(type)}, but takes ${wanted}, so the default was kept.`,
    );
  }
  const resolved = references.resolve(value, path);
  if (resolved instanceof Broken) {
    return void addProblem(
      'error',
      `"${path}" ${resolved.why}, so the default was kept. Point it at a token that has a value.`,
    );
  }
  const read = fromTokenValue(kind, resolved);
  if (!read || !fitsGrammar(kind, read.css)) {
    return void addProblem(
      'error',
      `The value of "${path}" is not a valid ${String(type ?? types[0])}, so the default was kept.`,
    );
  }
  const components = kind === 'color' ? hexOverruled(resolved) : undefined;
  if (components) {
    addProblem(
      'warning',
      `"${path}" says two colours: ${components} by its components, and another by its hex. The components count, so change those, or write the colour as text.`,
    );
  }
  if (type === undefined)
    addProblem('note', `"${path}" has no $type, and was read as "${String(types[0])}". Write the $type.`);
  const alias = aliasOf(value);
  if (alias !== undefined && isTokenPath(alias) && haveSameType(kindOf(alias), kind)) return referenceTo(alias);
  if (read.isOlderForm)
    addProblem('note', `The value of "${path}" is text, as in earlier drafts. Write it as the 2025.10 format does.`);
  return read.css;
}

/** The theme's own text, where `toDesignTokens` stored it and the value beside it is unchanged. */
function keptText({ value, extensions }: FileToken, kind: TokenKind): string | undefined {
  const ours = own(extensions, 'vestibule');
  const css = own(ours, 'css');
  return fitsGrammar(kind, css) && saysTheSame(own(ours, 'insteadOf'), value) ? css : undefined;
}
