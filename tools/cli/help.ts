/** The text of `vestibule-auth --help`. */
export const help = `vestibule-auth: a log-in form for Stytch, in your project

  vestibule-auth init [folder] [--framework react|next|vue|svelte|html] [--force]
      Begins in a project (React with Vite, Next, Vue, Svelte, or HTML): writes a
      log-in page, a callback page and an end-to-end test, and adds the emulator
      to its development dependencies. Writes over nothing without --force.

  vestibule-auth mcp
      Serves coding agents by the Model Context Protocol, on standard input and
      output: search_docs, check_config, check_theme, read_outbox, advance_clock.

  vestibule-auth theme convert <file> [--out theme.json]
                          [--mode <name> | --light <name> --dark <name>]
      Makes a theme of what a design tool exports: Figma's variables (the answer
      of its REST API, or a plugin's), Tokens Studio (one set, or a whole file
      with themes), or design tokens. Prints it, or writes it to the file. Says
      line by line what could not be used, and why. Of several modes or themes,
      those named light and dark become a pair; or choose.

  vestibule-auth theme check <file>
      Reads a theme (JSON, one theme or {"light": …, "dark": …}) or a file of
      design tokens (DTCG 2025.10), and judges every pair of colours that meet
      on screen by WCAG 2.2: 4.5 for text, 3 for what must be seen.

  vestibule-auth theme css <file>
      Prints a theme as a style sheet, for pages that a server renders: its class
      is named by its content, so the same theme is the same text each time.

  vestibule-auth theme edit [file] [--port <number>]
      Serves the theme editor to this machine alone, on a free port, and prints
      its address. The editor shows the file's theme on
      several screens, with every contrast. It writes no file: it offers the
      theme as a download. Ctrl+C ends it.

  vestibule-auth prerender <file>
      Prints the markup of a first screen. The file is JSON: the options of
      renderLogin, and "mount" where it is another: passwordReset,
      passkeyRegistration or identityProvider.

  vestibule-auth migrate <files> [--out <file> | --write | --check]
      Rewrites files that configure the provider's own widget (modules, also
      with React, or JSON) for this one. Prints one file, or writes it to
      another; --write writes each in its place, and --check nothing, but leaves
      with 1 where something would change. <files> may be folders and patterns
      ("src/**/*.tsx"). Says line by line what it could not carry over, and why.

  vestibule-auth theme from-color <color> [--dark | --both] [--out <file>]
      Makes a whole theme from a brand's one colour ("#0A7", "oklch(0.6 0.2 30)",
      teal); with --both a pair { light, dark }, to be given as it is. Prints it,
      or writes it to the file: as design tokens where the file's name ends in
      .tokens.json, or else as a theme.

  vestibule-auth well-known --origin https://app.example --enroll /passkeys
                       --manage /passkeys [--related https://app.example.org]
                       --out public
      Writes what browsers and password managers look for under /.well-known/:
      passkey-endpoints (the pages where passkeys are made and managed),
      change-password (a page that redirects, with the redirects of common hosts
      in its comment) and webauthn (the origins that may use these passkeys).

  vestibule-auth --help, --version

Leaves with 0 when all is well, with 1 when a pair fails or something could not
be used or carried over, with 2 when it could not do what was asked.
`;
