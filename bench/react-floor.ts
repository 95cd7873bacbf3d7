import { JSDOM } from 'jsdom';
import type { BenchPage } from './pages.ts';
import { markupOf } from './server-render.ts';

/**
 * The source of a page with the elements and the styles of ours, rendered by React, with jotai for its fields and Radix for
 * its tabs, and none of our code: the floor of our packages. The page is one that a server can render.
 */
export async function floorSource(page: BenchPage, packageFolder: string): Promise<string> {
  const { content, styles } = await markupOf('rendered React', page, packageFolder);
  const { body } = new JSDOM(content).window.document;
  for (const message of body.querySelectorAll('noscript')) message.remove();
  const tree = [...body.children].map(elementOf).join(',');
  const tabs = tree.includes('h(Tabs')
    ? `import { Content, List, Root as Tabs, Trigger } from '@radix-ui/react-tabs';`
    : '';
  return `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { atom, createStore, Provider, useAtom } from 'jotai';
${tabs}
const typedAtom = atom('');
function Field(props) {
  const [value, type] = useAtom(typedAtom);
  return h('input', { ...props, value, onChange: (event) => type(event.target.value) });
}
const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(styles.replaceAll(/<\/?style>/g, ''))});
document.adoptedStyleSheets = [sheet];
const Page = () => h('div', {}, ${tree});
createRoot(document.querySelector('#app')).render(h(Provider, { store: createStore() }, h(Page)));`;
}

/** The attributes whose properties React names otherwise than in small letters. */
const properties: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  spellcheck: 'spellCheck',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
};

const flags = new Set(['autofocus', 'disabled', 'hidden', 'novalidate', 'readonly', 'required']);

/** The expression that creates an element, with its content. */
function elementOf(element: Element): string {
  const role = element.getAttribute('role');
  const created = (type: string, more: readonly string[] = []) =>
    `h(${type}, {${[...propsOf(element), ...more].join(', ')}}${contentOf(element)})`;
  if (element.localName === 'input') return created('Field');
  if (role === 'tablist') return created('List');
  if (role === 'tab') return created('Trigger', [`value: '${place(element)}'`, 'onClick: () => {}']);
  if (role === 'tabpanel') return created('Content', [`value: '0'`]);
  const own = created(`'${element.localName}'`, element.localName === 'button' ? ['onClick: () => {}'] : []);
  return element.querySelector(':scope > [role=tablist]')
    ? `h(Tabs, { asChild: true, defaultValue: '0' }, ${own})`
    : own;
}

/** The content of an element, as further arguments. */
function contentOf(element: Element): string {
  return [...element.childNodes]
    .flatMap((node) => {
      if (node.nodeType === node.TEXT_NODE) return JSON.stringify(node.textContent);
      return node.nodeType === node.ELEMENT_NODE ? elementOf(node as Element) : [];
    })
    .map((one) => `, ${one}`)
    .join('');
}

/** The properties of an element; none that Radix sets itself. */
function propsOf(element: Element): string[] {
  const isRadix = element.getAttribute('role')?.startsWith('tab');
  return [...element.attributes].flatMap(({ name, value }) => {
    if (['style', 'value'].includes(name) || (isRadix && !['class', 'aria-label'].includes(name))) return [];
    return `${JSON.stringify(properties[name] ?? name)}: ${flags.has(name) ? 'true' : JSON.stringify(value)}`;
  });
}

/** The place of a tab among its neighbours. */
const place = (tab: Element): number => [...(tab.parentElement?.children ?? [])].indexOf(tab);
