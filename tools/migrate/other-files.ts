import { Refusal } from './refusal';

const isComponent = (name: string) => /\.(?:vue|svelte|astro)$/i.test(name);

/** Tells whether a file is not a module: a page, or a component of a framework with markup around its script. */
export const isOtherFile = (text: string, name: string): boolean =>
  isComponent(name) || /\.html?$/i.test(name) || /^\s*<!doctype|^\s*<html/i.test(text);

/**
 * The signs of the provider's widget in markup and scripts. Its client alone, from the entry `headless`, is not one of
 * them, and neither is the address of its servers.
 */
const signs = [
  /@stytch\/(?:vanilla-js|react|nextjs)(?!\/headless)/,
  /\/\/[^\s"']+\/stytch\.js/,
  /\bStytch(?:\(|(?:UI|Login|PasswordReset|ResetPassword|PasskeyRegistration|IdentityProvider))/,
  /<stytch-/,
  /(?<!\bvestibule)\.mount(?:Login|ResetPassword|PasskeyRegistration|IdentityProvider)\(/i,
  /\belementId\b/,
  // Not a role: `role="presentation"`.
  /\bpresentation(?:["']?\s*[:=]|\s*[,}])/,
];

/** Refuses a file that is not a module where it uses the provider's widget. */
export function refuseWidget(text: string, name: string): void {
  const isNamedSo = isComponent(name) || /\.html?$/i.test(name);
  if (isNamedSo && !signs.some((sign) => sign.test(text))) return;
  if (isComponent(name))
    throw new Refusal(
      undefined,
      'its script is inside markup. Move what configures the widget into a module (.ts or .js), and migrate that.',
    );
  throw new Refusal(
    undefined,
    'it is a page. Load `<script type="module" src="/vestibule/vestibule.js"></script>` in the place of the provider\'s script, and call `Vestibule.mountLogin(\'#id\', { client, config })` in a script of the type "module": see docs/quick-start/html.md.',
  );
}
