import { useAtomValue, useSetAtom } from 'jotai/react';
import { createElement, useLayoutEffect, useRef } from 'react';
import { LiveRegion } from '../../primitives/live-region';
import { announcementAtom } from '../../flows/core/announce/announce.atoms';
import { isUsedAtom } from '../first-use';
import { focusWishAtom, screenAtom } from '../../flows/core/navigation/navigation.atoms';
import { grantFocus } from './focus';
import type { Screens } from './screens';
import * as styles from './screen-outlet.css';

/** Shows the current screen, moves focus where the last transition wished it, and speaks. */
export function ScreenOutlet({ screens }: { screens: Screens }) {
  const place = useRef<HTMLDivElement>(null);
  const name = useAtomValue(screenAtom);
  const wish = useAtomValue(focusWishAtom);
  const { text, serial } = useAtomValue(announcementAtom);
  const setUsed = useSetAtom(isUsedAtom);
  const use = () => setUsed(true);
  const component = screens.component(name);
  // Focus is the page's, not React's: it is moved once what was wished for has been drawn.
  useLayoutEffect(() => (wish && place.current ? grantFocus(place.current, wish.target) : undefined), [wish]);
  return (
    <div ref={place} onPointerOver={use} onFocus={use}>
      <div key={name} className={wish ? styles.arriving : undefined}>
        {component && createElement(component)}
      </div>
      <LiveRegion text={text} serial={serial} />
    </div>
  );
}
