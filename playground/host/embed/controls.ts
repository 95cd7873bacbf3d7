import { type Mounted, returnAddress, type WidgetError, type WidgetEvent, type WidgetOptions } from '../../../widget';
import type { MountWidget } from './mount-widget';
import type { EmbedRequest } from './read-request';

/** The controls of the page, for people at the console and for tests. All copies share them. */
export interface EmbedControls {
  /** The events that `onEvent` received, without the screens that were shown. */
  events: WidgetEvent[];
  /** The screens that `onEvent` heard of, in turn. */
  screens: string[];
  /** The errors that `onError` received. */
  errors: WidgetError[];
  /** `performance.now()` when the first field could be typed in. */
  mountedAt: number | undefined;
  update(props: Partial<EmbedRequest['props']>): void;
  unmount(): void;
  /** Mounts all copies, by selector; mounted ones are unmounted first. */
  mount(): void;
  /** Mounts all copies once more, without an unmount before, as a page does by mistake. */
  mountAgain(): void;
}

declare global {
  interface Window {
    /** The controls of `/embed`; no other page has them. */
    vestibule: EmbedControls;
  }
}

/** Makes the controls of a page's copies; nothing is mounted yet. */
export function makeControls(
  mountWidget: MountWidget,
  client: WidgetOptions['client'],
  request: EmbedRequest,
): EmbedControls {
  let mounted: Mounted[] = [];
  let options: WidgetOptions = {
    ...request.props,
    client,
    callbacks: {
      onEvent: (event) => {
        if (event.type === 'SCREEN_SHOWN') controls.screens.push(event.data.screen);
        else controls.events.push(event);
        // Back to the page that led here to log in, if it is one of this origin.
        const back = event.type === 'AUTHENTICATE_FLOW_COMPLETE' ? returnAddress() : undefined;
        if (back) location.assign(back);
      },
      onError: (error) => void controls.errors.push(error),
    },
  };
  const controls: EmbedControls = {
    events: [],
    screens: [],
    errors: [],
    mountedAt: undefined,
    update: (props) => {
      options = { ...options, ...props };
      for (const one of mounted) one.update(props);
    },
    unmount: () => {
      for (const one of mounted) one.unmount();
      mounted = [];
    },
    mount: () => {
      controls.unmount();
      controls.mountAgain();
    },
    mountAgain: () => {
      for (const selector of selectors(request.copies)) mounted.push(mountWidget(selector, options, request));
    },
  };
  return controls;
}

/** `#widget`, `#widget-2`, ... */
export function selectors(copies: number): string[] {
  return Array.from({ length: copies }, (_, index) => (index === 0 ? '#widget' : `#widget-${index + 1}`));
}
