import { createElement as reactElement } from 'react';
import type { IdentityProviderOptions } from '../../../widget';
import type { EmbedRequest } from './read-request';

type Rendering = Pick<IdentityProviderOptions, 'renderConsent'>;

const renderings: Readonly<Record<string, Rendering>> = {
  custom: {
    renderConsent: ({ clientName, account, grantable, isPending, onAllow, onDeny }) => {
      // What a script tag brings draws with its own elements.
      const createElement = globalThis.Vestibule?.createElement ?? reactElement;
      return createElement(
        'section',
        { 'aria-label': 'Custom consent' },
        createElement('h2', null, `${clientName} asks`),
        account && createElement('p', null, account),
        createElement('ul', null, ...grantable.map(({ scope, text }) => createElement('li', { key: scope }, text))),
        createElement('button', { type: 'button', disabled: isPending, onClick: onDeny }, 'Deny'),
        createElement('button', { type: 'button', disabled: isPending, onClick: onAllow }, 'Allow'),
      );
    },
  },
  throws: {
    renderConsent: () => {
      throw new Error('This consent screen throws on purpose.');
    },
  },
};

/** The consent screen that the address asks for: the page's own, one that throws, or none. */
export function customRendering(render: EmbedRequest['render']): Rendering {
  return render ? (renderings[render] ?? {}) : {};
}
