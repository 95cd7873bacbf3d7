import ts from 'typescript';

/** A declaration with the comment before it, as each build writes it. */
const recorded = (text: string) =>
  text
    .trim()
    .replace(/^export (?=declare |interface |type |class )/m, '')
    // The bundler numbers equal names in the order in which it meets them.
    .replaceAll(/(?<=\w)\$\d+\b/g, '')
    // The compiler prints the alternatives of an inferred type in any order.
    .replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').toSorted().join(' | '));

/** A declaration without its comment. */
const code = (declaration: string) => declaration.replace(/^\/\*\*[\s\S]*?\*\/\s*/, '');

/**
 * The declarations of files of types, without their imports and exports, sorted: from build to build the bundler moves
 * declarations between files.
 */
export function declarations(files: readonly string[]): string[] {
  return files
    .map((text) => ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest))
    .flatMap((file) =>
      file.statements
        .filter((one) => !ts.isImportDeclaration(one) && !ts.isExportDeclaration(one))
        .map((one) => recorded(one.getFullText(file))),
    )
    .toSorted((a, b) => (code(a) < code(b) ? -1 : 1));
}
