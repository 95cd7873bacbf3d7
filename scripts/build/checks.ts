/** The remarks of the bundler that say nothing of our builds. */
export const checks = {
  // How long a build took is of no interest to who makes one.
  bundlerTimings: false,
  // A mount has the code of its first screen at hand, and to every other mount the same screen comes late. Which of the two
  // it is for a page, the page decides: in the package each module is a file, and in a build of all mounts both are true.
  ineffectiveDynamicImport: false,
  // Radix says of its modules that they are for browsers. So is all that imports them; the package's own modules say it no more.
  moduleLevelDirective: false,
} as const;
