/** The identity of a change that a user reviewed. Either hash is enough: the same pixels, or the same code. */
export interface Mark {
  story: string;
  mode: string;
  /** The hashes of the pictures before and after: the same in one browser with the same fonts. */
  pixels: string;
  /** The hashes of the story's modules before and after: the same on every machine. */
  modules: string;
}

/** A picture that has changed. */
export interface Finding extends Mark {
  /** The story's page in Storybook's list, and its name there. */
  title: string;
  name: string;
  kind: 'changed' | 'new';
  /** The number of pixels that differ; of a new picture, none. */
  differing: number;
  /** The files of its pictures, beside the page. */
  files: Readonly<{ before?: string; after: string; difference?: string }>;
}

/** A comparison of two states: the content of the page. */
export interface Results {
  /** A description of the earlier state. */
  against: string;
  /** The number of all stories, and of those whose pictures were taken. */
  stories: number;
  taken: number;
  findings: Finding[];
  /** The stories that were removed. */
  removed: string[];
  /** The stories whose play function failed, each with its mode: the state that they are named for was not shown. */
  unplayed: string[];
}
