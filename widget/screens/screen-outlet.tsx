import { useAtomValue, useSetAtom } from 'jotai/react';
import { createElement, type ReactNode, useRef, useState } from 'react';
import { Lazy } from '../../flows/core/lazy/lazy-view';
import { Loading } from '../../flows/core/screen/loading';
import { Screen } from '../../flows/core/screen/screen';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import {
  type FocusRequest,
  focusRequestAtom,
  goBackAtom,
  overlayAtom,
  reportShownAtom,
  screenAtom,
  screenCodeAtom,
} from '../../flows/core/screen/screen.atoms';
import { announceAtom } from '../../flows/core/words/announce.atoms';
import { Announcements } from '../../flows/core/words/announcements';
import { coreMessages } from '../../flows/core/words/core.messages';
import { useWords } from '../../flows/core/words/use-words';
import { Button } from '../../primitives/button/button';
import { useLayoutEffect } from '../../primitives/layout-effect';
import { prefetchAtom } from '../lifecycle/prefetch.atoms';
import { AlternatingContainers } from './alternating-containers';
import { type FocusManager, manageFocus } from './focus';
import * as styles from './screen-outlet.css';

/** The outlet of the current screen: renders it, moves focus as the last transition requested, and announces. */
export function ScreenOutlet() {
  const container = useRef<HTMLDivElement>(null);
  const say = useWords(coreMessages);
  const name = useAtomValue(screenAtom);
  const code = useAtomValue(screenCodeAtom).of(name);
  const request = useAtomValue(focusRequestAtom);
  const overlay = useAtomValue(overlayAtom);
  const prefetch = useSetAtom(prefetchAtom);
  const goBack = useSetAtom(goBackAtom);
  const announce = useSetAtom(announceAtom);
  const begin = () => void prefetch();
  const focus = useRef<FocusManager>(undefined);
  useLayoutEffect(() => {
    focus.current = container.current ? manageFocus(container.current) : undefined;
    return () => focus.current?.stop();
  }, []);
  // Each visit of a screen has its own request, except the first, which has none. The page owns focus, not React: focus
  // is moved once the requested element has been rendered.
  useLayoutEffect(() => request && focus.current?.move(request.target, announce), [name, request, announce]);
  return (
    <div ref={container} onPointerOver={begin} onFocus={begin}>
      {/* Before the screen, so that focus finds the heading of the overlay first. */}
      {overlay && createElement(overlay.screen)}
      <AlternatingContainers name={name} isHidden={overlay !== undefined}>
        <Visit key={name} isArriving={request !== undefined}>
          <Lazy
            of={code}
            pending={<Loading />}
            failed={(failure) => (
              <Screen title={say('core.errorTitle')}>
                {failure}
                <Button rank="quiet" onClick={() => void goBack()}>
                  {say('core.back')}
                </Button>
              </Screen>
            )}
          >
            {(component) => (
              <Shown name={name} request={request}>
                {createElement(component)}
              </Shown>
            )}
          </Lazy>
        </Visit>
      </AlternatingContainers>
      <Announcements />
    </div>
  );
}

/**
 * One visit of a screen. It slides in at its start or not at all: a later request for focus must not repeat the
 * animation.
 */
function Visit({ isArriving, children }: { isArriving: boolean; children: ReactNode }) {
  const [className] = useState(isArriving ? styles.arriving : undefined);
  return <div className={className}>{children}</div>;
}

interface ShownProps {
  name: ScreenName;
  /** The request for focus of this visit, which differs between two visits of the same screen. */
  request: FocusRequest | undefined;
  children: ReactNode;
}

/** A screen whose code is loaded. It is reported to the host at the start of each visit. */
function Shown({ name, request, children }: ShownProps) {
  const reportShown = useSetAtom(reportShownAtom);
  useLayoutEffect(() => void reportShown(name), [reportShown, name, request]);
  return children;
}
