declare module 'virtual:vestibule-groups' {
  /** The group of each module of the package, by its path; the package's build generates them. */
  export const groups: Readonly<Record<string, string | undefined>>;
}
