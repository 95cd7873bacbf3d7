import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { themeSheet } from '../../tokens/theme-sheet';
import type { LoginProps } from '../../widget/react';
import type { VestibuleElementName } from '../../widget/element/define-elements';
import {
  renderIdentityProvider,
  renderLogin,
  renderPasskeyRegistration,
  renderPasswordReset,
} from '../../widget/ssr/server';
import { Callback, IdentityProvider, Login, PasskeyRegistration, PasswordReset } from '../../widget/ssr/server/react';
import { styleTexts } from '../../widget/styles/style-registry';
import { serverClient } from '../../widget/ssr/hydratable-widget';
import { hideable } from '../host/embed/hideable';
import { readRequest } from '../host/embed/read-request';

interface Rendering {
  Widget: ComponentType<LoginProps>;
  /** Missing where a server renders the React component alone. */
  render?(options: Omit<LoginProps, 'client'> & { identifierPrefix?: string }): string;
  element?: VestibuleElementName;
}

const renderings: Readonly<Record<string, Rendering>> = {
  callback: { Widget: Callback },
  login: { render: renderLogin, Widget: Login, element: 'vestibule-login' },
  passwordReset: { render: renderPasswordReset, Widget: PasswordReset, element: 'vestibule-password-reset' },
  passkeyRegistration: {
    render: renderPasskeyRegistration,
    Widget: PasskeyRegistration,
    element: 'vestibule-passkey-registration',
  },
  identityProvider: {
    render: renderIdentityProvider,
    Widget: IdentityProvider,
    element: 'vestibule-identity-provider',
  },
};

/** The style sheet of the rendered screens, for a page that links a file. */
export const styles = (): string => styleTexts().join('\n');

/** The styles of the requested theme, as `vestibule-auth theme css` would write them. */
export function themeStyles(query: URLSearchParams): string {
  return themeSheet(readRequest(query).props.theme).css;
}

/** The targets of `/embed`, rendered by a server for the request; undefined if that page has no rendering. */
export function renderEmbed(
  query: URLSearchParams,
  { nonce, stylesheet }: Pick<LoginProps, 'nonce' | 'stylesheet'>,
): string | undefined {
  const { mount, entry, isStrictMode, isHideable, copies, props: given } = readRequest(query);
  const props = { ...given, nonce, stylesheet };
  const rendering = Object.hasOwn(renderings, mount) ? renderings[mount] : undefined;
  if (!rendering) return undefined;
  const { element, render } = rendering;
  const Widget = isHideable ? hideable(rendering.Widget) : rendering.Widget;
  const targets = Array.from({ length: copies }, (_, index) => {
    const id = index === 0 ? 'widget' : `widget-${index + 1}`;
    if (entry === 'react' || !element || !render) {
      const widget = <Widget {...props} client={serverClient} />;
      return `<div id="${id}">${renderToString(isStrictMode ? <StrictMode>{widget}</StrictMode> : widget, { identifierPrefix: id })}</div>`;
    }
    const rendered = render({ ...props, ...(index > 0 && { identifierPrefix: `vestibule-${id}` }) });
    return `<div id="${id}">${entry === 'element' ? `<${element}>${rendered}</${element}>` : rendered}</div>`;
  });
  return targets.join('');
}
