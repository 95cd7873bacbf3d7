import { parse, parseExpression } from '@babel/parser';
import type * as t from '@babel/types';
import { Refusal } from './refusal';

/**
 * The two kinds of decorators, in the order in which they are tried: those of a constructor's parameters are of the
 * first kind only, `export @name class` of the second only.
 */
const decorators = ['decorators-legacy', 'decorators'] as const;

/**
 * Reads the tree of a file, which its name says is JSON, TypeScript or JavaScript.
 * @throws a `Refusal` where it is not that
 */
export function parseFile(text: string, name: string): t.Node {
  const parsers = name.endsWith('.json')
    ? [() => parseExpression(text)]
    : decorators.map((kind) => () => parseModule(text, name, kind));
  const failures: Failure[] = [];
  for (const parser of parsers) {
    try {
      return parser();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      failures.push(failureOf(error));
    }
  }
  // The parser that read most of the file knows its real mistake.
  const [last] = failures.toSorted((one, other) => other.line - one.line || other.column - one.column);
  throw new Refusal(last?.line, sentenceOf(last?.reason ?? ''));
}

function parseModule(text: string, name: string, kind: (typeof decorators)[number]): t.Node {
  return parse(text, {
    sourceType: 'module',
    createParenthesizedExpressions: true,
    // A partly migrated file may export a name whose import was removed.
    allowUndeclaredExports: true,
    // With JSX, `<any>value` would be an element.
    plugins: ['typescript', ...(/\.[cm]?ts$/.test(name) ? [] : ['jsx' as const]), kind, 'decoratorAutoAccessors'],
  });
}

/** The mistake that the parser reports. */
interface Failure {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a message of the parser, which ends with the line and the column. */
function failureOf({ message }: SyntaxError): Failure {
  const [, reason = message, line = 1, column = 0] = /^([^]*) \((\d+):(\d+)\)$/.exec(message) ?? [];
  return { reason, line: Number(line), column: Number(column) };
}

/** The sentence for the user, without the parser's advice on its own plugins. */
function sentenceOf(reason: string): string {
  if (reason.includes('is empty or contains only comments'))
    return 'it is empty. Name a file with a theme, or with the options of a mount.';
  if (reason.includes('exactly one expression'))
    return 'more text follows its object. Remove that text, and run this again.';
  const sentences = reason.split(/(?<=\.)\s+/).filter((sentence) => !sentence.includes('plugin'));
  if (sentences.length === 0)
    return 'its syntax is neither standard JavaScript nor TypeScript. Move what configures the widget into a file without such syntax, and migrate that.';
  return `it cannot be read: ${sentences.join(' ').replace(/\.$/, '')}. Correct this line, and run this again.`;
}
