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
    // A trace of each test costs a sixth of its time: `--trace on` makes it, for the test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    // screens.spec.ts goes through all widths by itself, the panel is worked in at a desk, and what
    // the others are about has no width: sessions, what the host sends, what the network does.
    {
      name: 'phone',
      testIgnore:
        /screens|panel|links|refresh|session|hydration|outage|publish|without-script|first-view/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
