/** The bootstrap data: what the project's dashboard says. */
export interface Bootstrap {
  /** The source of the data: true once the provider has sent any of it, now or on an earlier visit; false for defaults. */
  isKnown: boolean;
  projectName: string | undefined;
  /** The presence of 'powered by'. */
  displayWatermark: boolean;
  /** Domains that mail is sent from, for the inbox links. */
  emailDomains: readonly string[];
  /** The password configuration as the provider says it, unread; passwords read it. */
  passwordConfig?: unknown;
  /** The access policy as the provider says it, unread; consent reads the custom scopes' descriptions from it. */
  policy?: unknown;
}

/** The bootstrap data until the provider says otherwise, or when it cannot. */
export const defaultBootstrap: Bootstrap = {
  isKnown: false,
  projectName: undefined,
  displayWatermark: false,
  emailDomains: [],
};
