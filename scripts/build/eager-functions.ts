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
 * Lets a browser compile the functions that first screens call together with their file, which it does beside the main thread.
 * It would compile each at its first call otherwise, after it has parsed it once in vain.
 * The files must not import each other in a circle, in which a variable that was a function has no value yet.
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

/** A page whose first screen is rendered. */
interface FirstScreen {
  mount: 'mountLogin' | 'mountIdentityProvider';
  config: object;
  isLoggedIn?: boolean;
  /** The selector of the first control. */
  control: string;
}

/** The pages by which a function is called at first, or not. */
const firstScreens: readonly FirstScreen[] = [
  { mount: 'mountLogin', config: { products: ['emailMagicLinks'] }, control: 'input:enabled' },
  {
    mount: 'mountLogin',
    config: {
      products: ['passwords', 'otp', 'oauth'],
      otpOptions: { methods: ['sms'] },
      oauthOptions: { providers: [{ type: 'google' }] },
    },
    control: 'input:enabled',
  },
  { mount: 'mountIdentityProvider', config: { products: [] }, isLoggedIn: true, control: 'button + button' },
];

/** The input of the program that renders a first screen. */
export interface FirstScreenRun {
  entry: string;
  publicToken: string;
  answers: Readonly<Record<string, object>>;
  screen: FirstScreen;
}

/** The places at which functions start, by file. */
type Places = Readonly<Record<string, readonly number[]>>;

/** The functions that half of the first screens call, or more, of those that use their file. */
async function firstCalls(entry: string): Promise<Places> {
  const calls = await Promise.all(
    firstScreens.map((screen) => callsOf({ entry, publicToken, answers: firstAnswers, screen })),
  );
  const files = new Set(calls.flatMap((places) => Object.keys(places)));
  return Object.fromEntries([...files].map((file) => [file, commonCalls(calls.map((places) => places[file] ?? []))]));
}

/** The number of calls in a file from which the parentheses are worth their bytes. */
const worthwhile = 30;

/**
 * The places in half of the lists of a file, or more; none where the lists are short. A screen that calls few of its functions has
 * loaded the file, and does not use it.
 */
export function commonCalls(lists: readonly (readonly number[])[]): readonly number[] {
  const most = Math.max(...lists.map((list) => list.length));
  if (most < worthwhile) return [];
  const users = lists.filter((list) => list.length > most / 2);
  const isCommon = (start: number) => users.filter((list) => list.includes(start)).length >= users.length / 2;
  return [...new Set(users.flat())].filter(isCommon);
}

async function callsOf(run: FirstScreenRun): Promise<Places> {
  const program = join(root, 'scripts/build/first-calls.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(run)], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 24,
  });
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
    if (statement.type === 'FunctionDeclaration' && statement.id && starts.has(start) && !isMarked(statement)) {
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

/** Tells whether a comment promises that a function has no side effects: a bundler understands it before a declaration only. */
const isMarked = ({ leadingComments }: Node): boolean =>
  leadingComments?.some(({ value }) => /[@#]__NO_SIDE_EFFECTS__/.test(value)) === true;

/** The place of a node in its code, which the parser gives for each, though its types say otherwise. */
function placeOf({ start, end }: Node): { start: number; end: number } {
  if (typeof start !== 'number' || typeof end !== 'number') throw new Error('The parser gave a node without a place.');
  return { start, end };
}
