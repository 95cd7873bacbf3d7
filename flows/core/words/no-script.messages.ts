/** The words where scripts are off, or never arrive. */
export const noScriptMessages = {
  'core.noScript': 'Turn on JavaScript in your browser to continue.',
} as const;
