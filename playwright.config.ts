import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium';

const executablePath = findChromium({ shell: true });
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'tests/e2e',
  // Emptied at the start: the reports of the other tests are one floor above.
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/keepDatabases.ts',
  // Each worker has its own product. One more than the cores of a small machine: tests wait for the network to be idle.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'vi-VN',
    actionTimeout: 15_000,
    // Times are shown in Asia/Ho_Chi_Minh, whatever the visitor's time zone.
    timezoneId: 'America/New_York',
    // Tracing adds a sixth to the time: use `--trace on` for a failed test.
    trace: 'off',
    // Tests that intercept requests or stop the API are about the page; service-worker.spec.ts is about the worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    // Takes minutes, in one worker with its own product: started last, it would leave the other workers idle.
    { name: 'panel', testMatch: /panel\.spec/, use: desktop },
    // screens.spec.ts iterates the widths itself, the panel is for desktops, and the rest (sessions, headers,
    // network, the keyboard) does not depend on the width.
    {
      name: 'phone',
      testIgnore: [
        /screens|panel|links|refresh|session|token-renewal|hydration|outage|publish|without-script|first-view|keyboard|duplicate-order|old-browser|deployment/,
        // Staff sit at a desk, and these pages work the same at any width. `npm run test:long` tries them on a phone too.
        ...(process.env['LONG'] === '1'
          ? []
          : [
              /staff|security|password|reconciliation|membership|cpe|translated|library|waiting/,
              /early-press|field-blur|own-order|contact|verify|calendar/,
            ]),
      ],
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    // Staff check in attendees with a phone; members show tickets with theirs.
    { name: 'desktop', testIgnore: /check-in|panel|service-worker/, use: desktop },
  ],
});
