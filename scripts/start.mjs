// `npm start`: from a fresh clone to a running playground. Nothing but Node may be imported before the install.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

console.log('Vestibule playground');
ensureInstalled();
ensureBuilt();
const { register } = await import('tsx/esm/api');
register();
await import('../playground/server.ts');
