/** What `/embed` is asked for (`playground.md`). */
export interface EmbedOptions {
  mount?: 'login' | 'passwordReset' | 'passkeyRegistration' | 'identityProvider';
  props: object;
  csp?: 'strict';
  strict?: '1';
  copies?: string;
  entry?: 'react' | 'script';
  /** Query parameters that are the widget's to read. */
  query?: Record<string, string>;
}

/** The address of `/embed` with those options. */
export function embedAddress(host: string, { mount = 'login', props, query = {}, ...rest }: EmbedOptions): string {
  const parameters = new URLSearchParams({ mount, props: JSON.stringify(props), ...rest, ...query });
  return `${host}/embed?${parameters}`;
}

/** What the page of `/embed` tells tests. */
export interface EmbedWindow {
  vestibule: {
    events: { type: string; data: Record<string, unknown> }[];
    errors: Error[];
    mountedAt: number;
    update(props: object): void;
    unmount(): void;
    mount(): void;
  };
}
