import { posix } from 'node:path';
import type { ProjectDisk } from './project-disk';

/** The modules that Next renders or runs. */
const extension = /\.(?:[jt]sx?|mdx?)$/;

/** A route group is no part of an address. A page in a slot (`@side`) is shown beside another, and allows one. */
const isGroup = (name: string) => /^\(.*\)$/.test(name);

/** A segment that may be absent, such as `[[...step]]`. Next refuses it beside a page at the same address. */
const isOptional = (name: string) => /^\[\[\.\.\..+\]\]$/.test(name);

/** True if a file of `app` is a page, or a handler of requests at the address of one. */
const isPageFile = (name: string) => /^(?:page|route)\.(?:[jt]sx?|mdx?)$/.test(name);

/**
 * The files of a project that are pages of Next at the addresses `/login` and `/callback`: under `app` and the `pages`
 * beside it, in route groups, and with every extension.
 * @param app the folder `app` that Next takes: it ignores another one
 */
export async function nextRoutes(app: string, disk: ProjectDisk): Promise<readonly string[]> {
  const pages = posix.join(posix.dirname(app), 'pages');
  const found = ['login', 'callback'].flatMap((name) => [appRoutes(app, name, disk), pagesRoutes(pages, name, disk)]);
  return (await Promise.all(found)).flat().toSorted();
}

/** The routes under a folder of `app`. The rest of the address is a segment, or empty inside its folder. */
async function appRoutes(folder: string, rest: string, disk: ProjectDisk): Promise<readonly string[]> {
  const found = (await disk.entriesIn(folder)).map(async ({ name, isFolder }) => {
    const path = `${folder}/${name}`;
    if (!isFolder) return rest === '' && isPageFile(name) ? [path] : [];
    if (isGroup(name)) return appRoutes(path, rest, disk);
    return name === rest || (rest === '' && isOptional(name)) ? appRoutes(path, '', disk) : [];
  });
  return (await Promise.all(found)).flat();
}

async function pagesRoutes(folder: string, name: string, disk: ProjectDisk): Promise<readonly string[]> {
  const inside = `${folder}/${name}`;
  return [
    ...(await modulesIn(folder, (stem) => stem === name, disk)),
    ...(await modulesIn(inside, (stem) => stem === 'index' || isOptional(stem), disk)),
  ];
}

/** The modules in a folder whose names without an extension are accepted. */
async function modulesIn(folder: string, isAccepted: (stem: string) => boolean, disk: ProjectDisk) {
  return (await disk.entriesIn(folder))
    .filter(({ name, isFolder }) => !isFolder && extension.test(name) && isAccepted(name.replace(extension, '')))
    .map(({ name }) => `${folder}/${name}`);
}
