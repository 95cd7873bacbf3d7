const help = `vestibule-auth: a log-in form for Stytch, in your project

  vestibule-auth init [folder] [--framework react|next|vue|svelte|html] [--force]
      Sets up a project (React with Vite, Next, Vue, Svelte, or HTML): writes a
      log-in page, a callback page and an end-to-end test, and adds the emulator
      to its development dependencies. Overwrites no file without --force.

  vestibule-auth mcp
      Serves coding agents by the Model Context Protocol, on standard input and
      output: search_docs, check_config, check_theme, read_outbox, advance_clock.

  vestibule-auth theme convert <file> [--out theme.json]
                          [--mode <name> | --light <name> --dark <name>]
      Converts the export of a design tool to a theme: Figma's variables (of its
      REST API, or of a plugin), Tokens Studio (one set, or a whole file with
      themes), or design tokens. Prints it, or writes it to the file. Lists what
      could not be used, and why. Of several modes or themes, those named light
      and dark become a pair, unless you name others.

  vestibule-auth theme check <file>
      Reads a theme (JSON, one theme or {"light": …, "dark": …}) or a file of
      design tokens (DTCG 2025.10), and checks the contrast of every pair of
      colours by WCAG 2.2: 4.5 for text, 3 for boundaries and icons. Exits with 1
      if a pair fails, or if a name or a value could not be used.

  vestibule-auth theme css <file>
      Prints a theme as a style sheet, for pages that a server renders. The name
      of its class depends on its content alone.

  vestibule-auth theme edit [file] [--port <number>]
      Serves the theme editor on this machine only, on a free port, and prints
      its address. The editor shows the file's theme on several screens, with
      every contrast. It writes no file: you download the theme. Ctrl+C ends it.

  vestibule-auth prerender <file>
      Prints the markup of a first screen. The file is JSON with the options of
      renderLogin, and "mount" for another screen: passwordReset,
      passkeyRegistration or identityProvider. Exits with 1 if an option is
      unknown or wrong, and lists what is.

  vestibule-auth migrate <files> [--out <file> | --write | --check]
      Rewrites code for Stytch's own widget (modules, also with React, or JSON).
      Prints one file, or writes it to another. --write changes the files, and
      names the packages to install; --check changes none, and exits with 1 if
      something would change. <files> may be folders and patterns
      ("src/**/*.tsx"). Lists what it could not rewrite, and why.

  vestibule-auth theme from-color <color> [--dark | --both] [--out <file>]
      Makes a theme from one colour of your brand ("#0A7", "oklch(0.6 0.2 30)",
      teal), with --both a pair { light, dark }. Prints it, or writes it to the
      file: as design tokens if the file's name ends in .tokens.json, else as a
      theme.

  vestibule-auth well-known --origin https://app.example --enroll /passkeys
                       --manage /passkeys [--related https://app.example.org]
                       --out public [--force]
      Writes the files that browsers and password managers look for under
      /.well-known/. A file that is there is replaced only with --force:
      passkey-endpoints (the pages where passkeys are made and managed),
      change-password (a page that redirects, with the redirects of common hosts
      in its comment) and webauthn (the origins that may use these passkeys).

  vestibule-auth --help, --version

Exit codes: 0 success, 1 a failed check or something that could not be used or
rewritten, 2 a command that could not run.
`;

const entries = help.split('\n\n').filter((entry) => /^ {2}vestibule-auth \w/.test(entry));

/** The entries of the help about a command (`theme`), or one of its own (`theme`, `check`); all of it if there are none. */
export function helpFor(words: readonly string[]): string {
  const about = (count: number) => {
    const command = `  vestibule-auth ${words.slice(0, count).join(' ')}`;
    return count === 0
      ? []
      : entries.filter((entry) => entry.startsWith(command) && /^\s/.test(entry.slice(command.length)));
  };
  const found = [2, 1].map(about).find((some) => some.length > 0);
  return found ? `${found.join('\n\n')}\n` : help;
}
