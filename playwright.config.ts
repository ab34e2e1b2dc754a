import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/fixtures/chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/server/keepDatabases.ts',
  // Each worker has a product of its own; the machine's cores are few and shared with its servers.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'vi-VN',
    actionTimeout: 15_000,
    // The visitor's own zone must not matter: times are shown in Asia/Ho_Chi_Minh.
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    // screens.spec.ts goes through all widths by itself, links.spec.ts needs none, and the panel
    // is worked in at a desk.
    {
      name: 'phone',
      testIgnore: /screens|links|panel/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
