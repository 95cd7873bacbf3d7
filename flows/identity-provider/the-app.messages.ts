/** The name that a host's own words and screen are given where an application has none, or its address no host. */
export const theAppMessages = {
  'idp.theApp': 'The App',
} as const;
