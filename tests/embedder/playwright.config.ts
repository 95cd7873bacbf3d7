import process from 'node:process';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'tests',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env['VESTIBULE_REPORT']
    ? [['dot'], ['json', { outputFile: process.env['VESTIBULE_REPORT'] }]]
    : 'list',
  use: {
    baseURL: 'http://localhost:5190',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
  // The built files, and nothing that answers for the provider.
  webServer: { command: 'npx vite preview --port 5190 --strictPort', url: 'http://localhost:5190' },
});
