/** The bundler's warnings that do not apply to our builds. */
export const checks = {
  // The duration of a build is not reported.
  bundlerTimings: false,
  // A mount imports the code of its first screen, and every other mount fetches the same screen lazily: in a build of
  // several mounts both apply. A bundler does not warn of it in an installed package.
  ineffectiveDynamicImport: false,
  // Radix marks its modules as client modules. Every module that imports them is one as well, so the package's own
  // modules omit the mark.
  moduleLevelDirective: false,
} as const;
