import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const primitives = fileURLToPath(new URL('../../primitives', import.meta.url));

/** The public files of primitives besides the one with its folder's name. Every other file is private to its folder. */
const publicFiles = new Set([
  'active-element',
  'badge/badge.css',
  'card/card.css',
  'code-input/take-code',
  'code-input/use-code-input',
  'common-styles',
  'dialog/return-focus',
  'disclosure/disclosure-summary',
  'field/field-text',
  'give-focus',
  'identity-key',
  'layout-effect',
  'on-escape',
  'password-field/use-password-field',
  'phone-field/phone-text',
  'phone-field/use-phone-input',
  'root.css',
  'secrets',
  'small-button/small-link',
  'text-field/text-field.css',
  'toast/toast-queue',
  'visually-hidden/visually-hidden.css',
]);

/** The folders that are not primitives, whose files are all public. */
const openFolders = new Set(['icon', 'testing']);

/** Tells whether the importing file may import this file of primitives, both without an extension. */
function isAllowed(importer, imported) {
  const path = relative(primitives, imported).replaceAll(sep, '/');
  const [folder, ...rest] = path.split('/');
  const file = rest.join('/');
  if (path.startsWith('..') || openFolders.has(folder) || importer.startsWith(`${primitives}${sep}${folder}${sep}`))
    return true;
  return (path !== '' && file === folder) || file === `${folder}.stories` || publicFiles.has(path);
}

/** Only the file with its folder's name may be imported from a primitive, and the files listed above. */
export const primitiveImports = {
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      if (isAllowed(context.filename, resolve(dirname(context.filename), source.value))) return;
      context.report({
        node: source,
        message:
          "This file is private to its primitive. Import the file with its folder's name, or list it in scripts/lint/primitive-imports.mjs.",
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
