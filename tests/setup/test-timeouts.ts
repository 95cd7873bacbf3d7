import { configure } from 'storybook/test';

// Tests wait for events. A busy machine only takes longer.
configure({ asyncUtilTimeout: 10_000 });
