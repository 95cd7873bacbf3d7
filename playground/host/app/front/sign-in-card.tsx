import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useLayoutEffect, useRef } from 'react';
import type { Mounted } from '../../../../widget';
import { appearanceFor, type Choices } from '../try-it/choices';
import { mountWay } from '../try-it/mount-way';

/** The props of the card. Another `choices.way` needs a new `key`, because it starts the widget anew. */
export interface SignInCardProps {
  client: StytchClient;
  choices: Choices;
}

/** The widget, in its place on the page. */
export function SignInCard({ client, choices }: SignInCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const { way } = choices;

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const widget = mountWay(way, place.current, client);
    mounted.current = widget;
    // A moment later: React objects to the end of one root while another is being drawn.
    return () => queueMicrotask(widget.unmount);
  }, [client, way]);

  // Before the first paint too, so that no other look is seen before. The screen and what was typed stay.
  useLayoutEffect(() => mounted.current?.update(appearanceFor(choices)), [choices]);

  return <div className="sign-in" ref={place} />;
}
