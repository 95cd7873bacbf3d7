/** The estimate of a password's strength by zxcvbn. */
export interface Estimate {
  /** 0 to 4. */
  score: number;
  warning: string;
  suggestions: string[];
}

/** The estimator and its list of leaked passwords. */
interface Estimator {
  estimate(password: string, personalWords: string[]): Estimate;
  /** Tells whether the exact password is in the list of common leaked passwords. */
  isCommon(password: string): boolean;
}

/**
 * The characters of a password that are rated. The time grows with the square of the length and more: 256 characters
 * take seconds, in which no call is answered. A hundred are enough for any score.
 */
const ratedCharacters = 100;

let loaded: Promise<Estimator> | undefined;

/** The estimator, loaded once, on demand: its word lists have two megabytes. */
export const estimator = (): Promise<Estimator> => (loaded ??= load());

async function load(): Promise<Estimator> {
  const [{ zxcvbn, zxcvbnOptions }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  zxcvbnOptions.setOptions({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
  const commonPasswords = new Set(common.dictionary.passwords);
  return {
    estimate(password, personalWords) {
      const { score, feedback } = zxcvbn(password.slice(0, ratedCharacters), personalWords);
      return { score, warning: feedback.warning ?? '', suggestions: feedback.suggestions };
    },
    isCommon: (password) => commonPasswords.has(password),
  };
}
