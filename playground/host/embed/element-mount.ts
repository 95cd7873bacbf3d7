import { defineVestibuleElements, type VestibuleElementName } from '../../../widget/element/define-elements';
import type { WidgetOptions } from '../../../widget';
import { resolveTarget } from '../../../widget/host/mount-target';
import { customRendering } from './custom-rendering';
import type { MountWidget } from './mount-widget';

/** A mount that puts a custom element into the page, as an application in any framework would. */
export function elementMount(name: VestibuleElementName): MountWidget {
  return (selector, given, { render }) => {
    defineVestibuleElements();
    const target = resolveTarget(selector);
    const rendered = target.querySelector(name);
    const element = rendered ?? document.createElement(name);
    let options: WidgetOptions = { ...given, ...customRendering(render) };
    const hand = () => void Reflect.set(element, 'options', options);
    hand();
    if (!rendered) target.append(element);
    return {
      update: (changed) => {
        options = { ...options, ...changed };
        hand();
      },
      unmount: () => element.remove(),
    };
  };
}
