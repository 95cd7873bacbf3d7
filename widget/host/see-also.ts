/** The page of the documentation that explains what is reported in the console. */
const troubleshooting = 'https://vestibule-auth.github.io/vestibule/troubleshooting';

/** A warning for the console, with the address of the section that explains it. */
export const withSection = (sentence: string, anchor = '') => `${sentence} See ${troubleshooting}#${anchor}`;
