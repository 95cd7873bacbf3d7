import { errorMessage } from '../error-message';

/** Parses the text of a file. Throws the error to print, with a sentence about what to do. */
export function parseJson(text: string, advice: string): unknown {
  if (text.trim() === '') throw new Error(`it is empty. ${advice}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not JSON (${errorMessage(error)}). ${advice}`, { cause: error });
  }
}
