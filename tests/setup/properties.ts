import { configureGlobal } from 'fast-check';

// The same examples in every run, so that a change is judged by what it changed; the long run tries others each time.
if (!process.env['VESTIBULE_EXPLORE']) configureGlobal({ seed: 20_261_121 });
