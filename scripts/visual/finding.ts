/** The identity of a change that a user looked at. Either sum is enough: the same pixels, or the same code. */
export interface Mark {
  story: string;
  mode: string;
  /** The sums of the pictures before and after: the same in one browser with the same fonts. */
  pixels: string;
  /** The sums of the story's modules before and after: the same on every machine. */
  modules: string;
}

/** A picture that is not as it was. */
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

/** A comparison of two states: all that the page shows. */
export interface Results {
  /** The state before, in words. */
  against: string;
  /** The number of stories there are, and of those whose pictures were taken. */
  stories: number;
  taken: number;
  findings: Finding[];
  /** The stories that were removed. */
  removed: string[];
  /** The stories whose play function failed, each with its mode: no user saw the state that they are named for. */
  unplayed: string[];
}
