import { nextPage } from './next-pages';
import type { Framework, Project } from './project';
import { endingsOf, type NewFile } from './shared-files';

/** The two pages: their names, the mount, the React component, and the options besides client and config. */
const pages = [
  { name: 'login', title: 'Log in', mount: 'mountLogin', component: 'Login', props: '', options: '' },
  {
    name: 'callback',
    title: 'Logging in',
    mount: 'mountCallback',
    component: 'Callback',
    props: ' loginURL="/login" continueURL="/"',
    options: ", loginURL: '/login', continueURL: '/'",
  },
] as const;

type Page = (typeof pages)[number];

const htmlText = ({ title }: Page, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <main id="vestibule"></main>
    <script type="module" src="/${script}"></script>
  </body>
</html>
`;

/** A page for Vite, with its script and the rendered markup. */
function vitePage(page: Page, folder: string, script: string, files: Readonly<Record<string, string>>): NewFile[] {
  const path = `${folder}/${script}`;
  return [
    { path: `${page.name}.html`, text: htmlText(page, path) },
    ...Object.entries(files).map(([name, text]) => ({ path: `${folder}/${name}`, text })),
  ];
}

const shared = "import { client } from './client';\nimport { config } from './config';\n";

function reactPage(page: Page, project: Project, folder: string): NewFile[] {
  const { jsx } = endingsOf(project);
  const { name, component, props } = page;
  const place = project.isTypeScript
    ? "document.querySelector('#vestibule') ?? document.body"
    : "document.querySelector('#vestibule')";
  const text = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ${component} } from 'vestibule-auth/react';
${shared}
createRoot(${place}).render(
  <StrictMode>
    <${component} client={client} config={config}${props} />
  </StrictMode>,
);
`;
  return vitePage(page, folder, `${name}.${jsx}`, { [`${name}.${jsx}`]: text });
}

function vuePage(page: Page, project: Project, folder: string): NewFile[] {
  const { js } = endingsOf(project);
  const { name, mount, component, options } = page;
  const isTyped = project.isTypeScript;
  const sfc = `<script setup${isTyped ? ' lang="ts"' : ''}>
import { ${isTyped ? 'type Mounted, ' : ''}${mount} } from 'vestibule-auth';
import { onMounted, onUnmounted, ref } from 'vue';
${shared}
const place = ref${isTyped ? '<HTMLElement>' : ''}();
let mounted${isTyped ? ': Mounted | undefined' : ''};
onMounted(() => {
  ${isTyped ? 'if (place.value) ' : ''}mounted = ${mount}(place.value, { client, config${options} });
});
onUnmounted(() => mounted?.unmount());
</script>

<template>
  <div ref="place"></div>
</template>
`;
  const text = `import { createApp } from 'vue';\nimport Page from './${component}.vue';\n\ncreateApp(Page).mount('#vestibule');\n`;
  return vitePage(page, folder, `${name}.${js}`, { [`${name}.${js}`]: text, [`${component}.vue`]: sfc });
}

function sveltePage(page: Page, project: Project, folder: string): NewFile[] {
  const { js } = endingsOf(project);
  const { name, mount, component, options } = page;
  const isTyped = project.isTypeScript;
  const svelte = `<script${isTyped ? ' lang="ts"' : ''}>
  import { ${mount} } from 'vestibule-auth';
  import { client } from './client';
  import { config } from './config';

  function widget(place${isTyped ? ': HTMLElement' : ''}) {
    const mounted = ${mount}(place, { client, config${options} });
    return { destroy: () => mounted.unmount() };
  }
</script>

<div use:widget></div>
`;
  const target = `document.querySelector('#vestibule')${isTyped ? ' ?? document.body' : ''}`;
  const text = `import { mount } from 'svelte';\nimport Page from './${component}.svelte';\n\nmount(Page, { target: ${target} });\n`;
  return vitePage(page, folder, `${name}.${js}`, { [`${name}.${js}`]: text, [`${component}.svelte`]: svelte });
}

function htmlPage(page: Page, project: Project, folder: string): NewFile[] {
  const { js } = endingsOf(project);
  const { name, mount, options } = page;
  const text = `import { ${mount} } from 'vestibule-auth';\n${shared}\n${mount}('#vestibule', { client, config${options} });\n`;
  return vitePage(page, folder, `${name}.${js}`, { [`${name}.${js}`]: text });
}

const writers: Readonly<Record<Framework, (page: Page, project: Project, folder: string) => NewFile[]>> = {
  react: reactPage,
  next: nextPage,
  vue: vuePage,
  svelte: sveltePage,
  html: htmlPage,
};

/** The log-in page and the callback page of a project. */
export const pageFiles = (project: Project, folder: string): readonly NewFile[] =>
  pages.flatMap((page) => writers[project.framework](page, project, folder));
