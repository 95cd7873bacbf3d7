import { html } from 'hono/html';

/** No script, no external resource, and forms that are submitted only to this origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of a page with a script of the provider’s own: it runs only that script, and fetches only from this
 * origin.
 */
const scriptPolicy = `${policy}; script-src 'self'; connect-src 'self'`;

type Content = ReturnType<typeof html>;

/** The options of a page. */
interface PageOptions {
  status?: number;
  /** The address of a script, relative to the page. */
  script?: string;
}

/** A page of the local provider itself: plain, and readable without styles or scripts. */
export async function page(
  title: string,
  content: Content,
  { status = 200, script }: PageOptions = {},
): Promise<Response> {
  const text = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
        <style>
          :root {
            color-scheme: light dark;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          main {
            max-width: 28rem;
            margin: 10vh auto;
            padding: 0 1rem;
            overflow-wrap: anywhere;
          }
          input,
          button {
            font: inherit;
            padding: 0.6rem 0.9rem;
            margin: 0.25rem 0.5rem 0.75rem 0;
          }
          input {
            display: block;
            box-sizing: border-box;
            width: 100%;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return new Response(String(text), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': script === undefined ? policy : scriptPolicy,
    },
  });
}
