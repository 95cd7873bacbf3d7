import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetOptions } from '../../../widget';
import type { MountWidget } from './mounts';

/** A mount that draws the widget's React component in a tree of the page's own. */
export function reactMount(Widget: ComponentType<WidgetOptions>): MountWidget {
  return (selector, given, { isStrictMode }) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The page has no "${selector}" to draw the widget in.`);
    const root = createRoot(element);
    let options = given;
    const draw = () =>
      root.render(
        isStrictMode ? (
          <StrictMode>
            <Widget {...options} />
          </StrictMode>
        ) : (
          <Widget {...options} />
        ),
      );
    draw();
    return {
      update: (changed) => {
        options = { ...options, ...changed };
        draw();
      },
      unmount: () => root.unmount(),
    };
  };
}
