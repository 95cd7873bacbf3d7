import { html } from 'hono/html';
import { ApiError } from '../errors';
import { page } from './page';

/** The page for a social sign-in that cannot go on, with the reason. */
export const problemPage = (sentence: string, type?: string): Promise<Response> =>
  page(
    'This sign-in cannot go on',
    html`<p>${sentence}</p>
      ${type === undefined ? '' : html`<p><code>${type}</code></p>`}`,
    {
      status: 400,
    },
  );

/** The answer of a page that a browser navigates to: it shows an error of the interface, where a call returns it as JSON. */
export async function withProblemPage(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return problemPage(error.message, error.type);
  }
}
