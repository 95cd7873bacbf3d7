/** The words of the hint under the e-mail field. It stands on Main, so their ids begin as Main's do. */
export const emailHintMessages = {
  'main.didYouMean': 'Did you mean {address}?',
} as const;
