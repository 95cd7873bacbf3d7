// `npm run dev`: the playground with hot reload. Nothing but Node may be imported before the install.
import { ensureInstalled } from './ensure-installed.mjs';

console.log('Vestibule playground, with hot reload');
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../playground/dev-server.ts');
