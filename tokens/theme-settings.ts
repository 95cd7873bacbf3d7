/** The members of a theme that are no tokens, by their paths. */
export const themeSettings: readonly string[] = ['hideHeaderText', 'logo.logoImageUrl', 'logo.alt'];
