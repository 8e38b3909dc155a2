import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import { storeFromEnvironment } from './support/running-store.ts'
import { isFastTier } from './support/tier.ts'

/** They share one process of the store. */
const mostWorkers = 4

/**
 * A test runs at desktop width; tagged `@phone` at phone width, in the full tier at both; `@both` always at both;
 * `@phone-only` never at desktop width. One tagged `@full` belongs to the full tier.
 */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './support/start-store.ts',
  fullyParallel: true,
  workers: Math.min(mostWorkers, availableParallelism()),
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    launchOptions: launchOptions(),
    locale: 'es-ES',
    // Animations cost processor time, and each click waits for their end.
    contextOptions: { reducedMotion: 'reduce' },
    // A test cannot intercept requests that a service worker answers. The tests about it allow it.
    serviceWorkers: 'block',
    // Recording a trace takes 40 % more time: run one test again with `--trace on` to get it.
    trace: 'off',
    screenshot: 'only-on-failure',
    get baseURL() {
      return storeFromEnvironment()?.address
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isFastTier ? /@phone|@full/ : /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      ...(isFastTier && { grepInvert: /@full/ }),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
})
