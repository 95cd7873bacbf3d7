declare module 'virtual:vestibule-groups' {
  /** The group of each module of the package, by its path; the build of the package makes them. */
  export const groups: Readonly<Record<string, string | undefined>>;
}
