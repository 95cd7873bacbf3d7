import { createElement as reactElement } from 'react';
import type { IdentityProviderOptions } from '../../../widget';
import type { EmbedRequest } from './read-request';

type Rendering = Pick<IdentityProviderOptions, 'renderConsent'>;

const renderings: Readonly<Record<string, Rendering>> = {
  custom: {
    renderConsent: (given) => {
      const { clientName, account, resources, grantable, selected, setSelected, grantedBefore, notices } = given;
      const { error, isPending } = given;
      // What a script tag brings renders with its own elements.
      const createElement = globalThis.Vestibule?.createElement ?? reactElement;
      const listed = (name: string, scopes: readonly string[]) =>
        createElement(
          'ul',
          { 'data-custom': name, 'aria-label': name },
          ...scopes.map((scope) => createElement('li', { key: scope }, scope)),
        );
      return createElement(
        'section',
        { 'aria-label': 'Custom consent' },
        createElement('h2', null, `${clientName} asks`),
        account && createElement('p', null, account),
        ...resources.map((resource) => createElement('p', { key: resource }, resource)),
        createElement('ul', null, ...grantable.map(({ scope, text }) => createElement('li', { key: scope }, text))),
        listed('selected', [...selected]),
        listed('grantedBefore', grantedBefore),
        ...grantable.map(({ scope }) =>
          createElement(
            'button',
            { key: scope, type: 'button', onClick: () => setSelected(scope, !selected.has(scope)) },
            `${selected.has(scope) ? 'Leave out' : 'Choose'} ${scope}`,
          ),
        ),
        ...notices.map((notice) => createElement('p', { key: notice }, notice)),
        createElement('p', { 'data-custom': 'error', role: 'alert' }, error),
        createElement('button', { type: 'button', disabled: isPending, onClick: given.onDeny }, 'Deny'),
        createElement('button', { type: 'button', disabled: isPending, onClick: given.onAllow }, 'Allow'),
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
