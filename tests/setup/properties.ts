import { configureGlobal } from 'fast-check';

// The same examples in every run, so that a failure is due to the change. The long run uses other examples each time.
if (!process.env['VESTIBULE_EXPLORE']) configureGlobal({ seed: 20_261_121 });
