import type { Manifest } from './project';
import { isRecord } from '../design-tokens/record';
import { errorMessage } from '../error-message';

const isRecordOfText = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

/** The members that are read: each maps names to strings. */
const members = ['dependencies', 'devDependencies', 'scripts'] as const;

const isManifest = (value: Record<string, unknown>): value is Manifest => wrongMember(value) === undefined;

const wrongMember = (value: Record<string, unknown>) =>
  members.find((name) => value[name] !== undefined && !isRecordOfText(value[name]));

/**
 * Reads the text of a `package.json`.
 * @returns the manifest, or the reason why it cannot be used
 */
export function readManifest(text: string): Manifest | string {
  let value: unknown;
  try {
    // A byte order mark is not part of JSON.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return errorMessage(error);
  }
  if (!isRecord(value)) return 'it is not an object';
  if (isManifest(value)) return value;
  return `"${wrongMember(value)}" has to be an object of strings`;
}
