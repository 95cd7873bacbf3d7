/** The bundler's warnings that do not apply to our builds. */
export const checks = {
  // The duration of a build is not reported.
  bundlerTimings: false,
  // A mount imports the code of its first screen, and every other mount fetches the same screen lazily. The page
  // decides which of the two applies: in the package each module is a file, and in a build of all mounts both apply.
  ineffectiveDynamicImport: false,
  // Radix marks its modules as client modules. Every module that imports them is one as well, so the package's own
  // modules omit the mark.
  moduleLevelDirective: false,
} as const;
