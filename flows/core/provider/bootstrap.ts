/** The bootstrap data: the settings of the project's dashboard. */
export interface Bootstrap {
  /** The source of the data: true once the provider has sent any of it, now or on an earlier visit; false for defaults. */
  isKnown: boolean;
  projectName: string | undefined;
  /** True if 'Powered by' is shown. */
  displayWatermark: boolean;
  /** Domains that mail is sent from, for the inbox links. */
  emailDomains: readonly string[];
  /** The password configuration as the provider sends it, unchecked; the password flow reads it. */
  passwordConfig?: unknown;
  /** The access policy as the provider sends it, unchecked; consent reads the descriptions of custom scopes from it. */
  policy?: unknown;
}

/** The default bootstrap data, used until the provider has answered, or if it cannot. */
export const defaultBootstrap: Bootstrap = {
  isKnown: false,
  projectName: undefined,
  displayWatermark: false,
  emailDomains: [],
};
