import type { Project } from './project';
import { endingsOf, type NewFile } from './shared-files';

/** A page of Next: its name, the React component, and the properties besides client and config. */
interface NextPage {
  readonly name: string;
  readonly component: string;
  readonly props: string;
}

/** A page of Next. It renders on the server too. */
export function nextPage({ name, component, props }: NextPage, project: Project, folder: string): NewFile[] {
  const place = `../../${folder.replace('src/', '')}`;
  const text = `'use client';

import 'vestibule-auth/styles.css';
import { ${component} } from 'vestibule-auth/react';
import { client } from '${place}/client';
import { config } from '${place}/config';

export default function Page() {
  return <${component} client={client} config={config}${props} />;
}
`;
  return [{ path: `${project.pages}/${name}/page.${endingsOf(project).jsx}`, text }];
}

/** The layout around every page of Next, which the folder of its pages must have. */
export function nextLayout(project: Project): NewFile {
  const typed = project.isTypeScript;
  const text = `${typed ? "import type { ReactNode } from 'react';\n\n" : ''}export default function Layout({ children }${typed ? ': { readonly children: ReactNode }' : ''}) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;
  return { path: `${project.pages}/layout.${endingsOf(project).jsx}`, text };
}
