import { configure } from 'storybook/test';

// What is waited for comes; a busy machine only takes longer.
configure({ asyncUtilTimeout: 10_000 });
