/** Puts React in a chunk of its own, so that what is ours can be weighed without it. */
export const reactChunk = {
  codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }] },
};
