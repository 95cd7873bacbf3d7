/** The text of `vestibule --help`. */
export const help = `vestibule: tools for a brand's theme, and for pages written beforehand

  vestibule theme convert <file> [--out theme.json]
                          [--mode <name> | --light <name> --dark <name>]
      Makes a theme of what a design tool exports: Figma's variables (the answer
      of its REST API, or a plugin's), Tokens Studio (one set, or a whole file
      with themes), or design tokens. Prints it, or writes it to the file. Says
      line by line what could not be used, and why. Of several modes or themes,
      those named light and dark become a pair; or choose.

  vestibule theme check <file>
      Reads a theme (JSON, one theme or {"light": …, "dark": …}) or a file of
      design tokens (DTCG 2025.10), and judges every pair of colours that meet
      on screen by WCAG 2.2: 4.5 for text, 3 for what must be seen.

  vestibule theme css <file>
      Prints a theme as a style sheet, for pages that a server draws: its class
      is named by its content, so the same theme is the same text each time.

  vestibule prerender <file>
      Prints the markup of a first screen. The file is JSON: the options of
      renderLogin, and "mount" where it is another: passwordReset,
      passkeyRegistration or identityProvider.

  vestibule migrate <file> [--out <file>]
      Rewrites a file that configures the provider's own widget (a module or
      JSON) for this one. Prints it, or writes it to the file, which may be the
      same. Says line by line what it could not carry over, and why.

  vestibule theme from-color <color> [--dark] [--out <file>]
      Makes a whole theme from a brand's one colour ("#0A7", "oklch(0.6 0.2 30)",
      teal). Prints it, or writes it to the file: as design tokens where the
      file's name ends in .tokens.json, or else as a theme.

  vestibule --help

Leaves with 0 when all is well, with 1 when a pair fails or something could not
be used or carried over, with 2 when it could not do what was asked.
`;
