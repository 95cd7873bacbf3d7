import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from '@babel/parser';
import {
  isArrowFunctionExpression,
  isFunctionExpression,
  isImportDeclaration,
  type Node,
  traverseFast,
} from '@babel/types';
import { MagicString } from 'magic-string';
import type { Plugin } from 'vite';
import { root } from '../package/root.ts';
import { firstAnswers, publicToken } from './first-answers.ts';

/**
 * Lets a browser compile the functions that a first screen calls together with their file, which it does beside the main thread.
 * It would compile each at its first call otherwise, after it has parsed it once in vain. No other function is compiled for it.
 * The files must not import each other in a circle, since a function of theirs may be a variable then.
 * @param entry the built file that has the mounts
 */
export function eagerFunctions(entry: string): Plugin {
  return {
    name: 'vestibule-eager-functions',
    apply: 'build',
    writeBundle: {
      // Before the files are compressed.
      order: 'pre',
      sequential: true,
      handler: async ({ dir = '.' }) => {
        const rewrite = async ([file, starts]: [string, readonly number[]]) => {
          const path = join(dir, file);
          await writeFile(path, withEagerFunctions(await readFile(path, 'utf8'), new Set(starts)));
        };
        await Promise.all(Object.entries(await firstCalls(join(dir, entry))).map(rewrite));
      },
    },
  };
}

/** The places at which the functions start that the first screens call, by file. */
async function firstCalls(entry: string): Promise<Readonly<Record<string, readonly number[]>>> {
  const program = join(root, 'scripts/build/first-calls.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, entry, publicToken, JSON.stringify(firstAnswers)],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 24,
    },
  );
  // The provider's client may have written lines before it.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

/**
 * The code of a module in which the functions that start at the given places stand in parentheses: browsers take it as a sign that
 * they are called soon. A declaration cannot, so it becomes a variable before the other statements, where it has been in effect.
 */
export function withEagerFunctions(code: string, starts: ReadonlySet<number>): string {
  const { program } = parse(code, { sourceType: 'module' });
  const result = new MagicString(code);
  traverseFast(program, (node) => {
    if (!isArrowFunctionExpression(node) && !isFunctionExpression(node)) return;
    const { start, end } = placeOf(node);
    if (starts.has(start) && !node.extra?.['parenthesized']) result.appendLeft(start, '(').prependRight(end, ')');
  });
  let others: number | undefined;
  for (const statement of program.body) {
    const { start, end } = placeOf(statement);
    if (statement.type === 'FunctionDeclaration' && statement.id && starts.has(start)) {
      const head = code.slice(start, placeOf(statement.id).start).trimEnd();
      result
        .remove(start + head.length, placeOf(statement.id).end)
        .prependRight(start, `var ${statement.id.name}=(`)
        .appendLeft(end, code[end] === '\n' ? ');\n' : ');');
      const comment = statement.leadingComments?.[0];
      if (others !== undefined) result.move(comment?.start ?? start, end, others);
    } else if (!isImportDeclaration(statement)) others ??= start;
  }
  return result.toString();
}

/** The place of a node in its code, which the parser gives for each, though its types say otherwise. */
function placeOf({ start, end }: Node): { start: number; end: number } {
  if (typeof start !== 'number' || typeof end !== 'number') throw new Error('The parser gave a node without a place.');
  return { start, end };
}
