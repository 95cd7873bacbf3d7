import type { ExchangeContext } from '../exchange';
import { exampleNumber, parseTypedNumber } from '../phone-number';
import { googleScript } from './google-script';
import { helperScript } from './helper-script';

const script = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'access-control-allow-origin': '*' },
  });

/** The stand-ins for the pages and scripts that the hosted provider and Google serve besides their interfaces. */
export const standIns: Readonly<Record<string, (context: ExchangeContext) => Response | Promise<Response>>> = {
  '/clientside-services/index.html': () =>
    new Response('<!doctype html><title>Helper</title><script src="helper.js"></script>', {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      },
    }),
  '/clientside-services/helper.js': () => script(helperScript),
  '/clientside-services/parsed-phone-number': ({ req }) =>
    Response.json(parseTypedNumber(req.query('phoneNumber') ?? '', req.query('regionCode') ?? '')),
  '/clientside-services/example-phone-number': ({ req }) =>
    Response.json({ phoneNumber: exampleNumber(req.query('regionCode') ?? '') }),
  '/google-stand-in/gsi/client.js': ({ env }) => {
    const { plays } = env.project.settings.policy.google_one_tap;
    return script(googleScript({ plays, origin: env.project.issuer }));
  },
};

/** Google authenticates a user: the visitor of the stand-in. */
export async function issueCredential({ req, env: { project } }: ExchangeContext): Promise<Response> {
  const clientId = new URL(req.url).searchParams.get('client_id') ?? '';
  return Response.json(
    { credential: await project.oneTap.signCredential('visitor@example.com', clientId) },
    { headers: { 'access-control-allow-origin': '*' } },
  );
}
