import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../package/root.ts';
import { code, markdownTable, words } from './markdown-table.ts';

/** A table of the values that an entry of the package exports, each with the first sentence of its docstring. Types are left out. */
export function exportTable(entry: string): string {
  const rows = [...valuesOf(join(root, entry))].map(([name, summary]): [string, string] => {
    if (summary === '') throw new Error(`${entry} exports ${name}, which has no docstring.`);
    return [name, summary];
  });
  return markdownTable(
    ['value', 'what it is'],
    rows.toSorted(([one], [other]) => one.localeCompare(other)).map(([name, summary]) => [code(name), words(summary)]),
  );
}

/** The values that a module exports, by name, each with its summary. */
function valuesOf(file: string): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) addExports(found, file, source, statement);
    else if (isExported(statement)) for (const [name, summary] of declared(statement)) found.set(name, summary);
  }
  return found;
}

function addExports(found: Map<string, string>, file: string, source: ts.SourceFile, statement: ts.ExportDeclaration) {
  const { moduleSpecifier, exportClause } = statement;
  if (statement.isTypeOnly) return;
  const inner =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? valuesOf(moduleAt(file, moduleSpecifier.text)) : undefined;
  if (!exportClause) {
    for (const [name, summary] of inner ?? []) found.set(name, summary);
    return;
  }
  if (!ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName, isTypeOnly } of exportClause.elements) {
    const original = (propertyName ?? name).text;
    if (!isTypeOnly) found.set(name.text, inner?.get(original) ?? ownSummary(source, original));
  }
}

/** The summary of a declaration that a module exports in a list of its own. */
function ownSummary(source: ts.SourceFile, name: string): string {
  for (const statement of source.statements)
    for (const [declaredName, summary] of declared(statement)) if (declaredName === name) return summary;
  return '';
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** The values that a statement declares, each with the first sentence of the docstring. */
function declared(statement: ts.Statement): [name: string, summary: string][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => [name.getText(), summaryOf(statement)]);
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [[statement.name.text, summaryOf(statement)]];
  return [];
}

function summaryOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  const text = (typeof comment === 'string' ? comment : ts.getTextOfJSDocComment(comment)) ?? '';
  const [sentence = ''] = /^.+?[.?](?=\s|$)/s.exec(text) ?? [text];
  // The ids of rules and threats are for contributors; to a reader of the table, the host is "you".
  return sentence
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \([BT]-[^)]+\)/g, '')
    .replaceAll(/\b(?:the|a) host's\b/g, 'your')
    .replaceAll("The host's", 'Your');
}

function moduleAt(file: string, specifier: string): string {
  const path = join(dirname(file), specifier);
  const found = ['.ts', '.tsx', '/index.ts', '.css.ts'].map((end) => path + end).find(existsSync);
  if (!found) throw new Error(`${file} exports from ${specifier}, which was not found.`);
  return found;
}
