import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './support/chromium.ts'
import { storeFromEnvironment } from './support/running-store.ts'

/** What these say does not depend on the width of the screen. `PHONE=all` runs them on a phone too. */
const sameAtEveryWidth = [
  'scripts',
  'errors',
  'preferences',
  'delivery',
  'reviews',
  'contact',
  'blog',
  'without-script',
  'account/{avatar,profile,recovery,session,sign-up,without-script}',
  'offline/*',
  'office/{content,correspondence,counter,customers,resets,services}',
].map((name) => `**/specs/${name}.spec.ts`)

/** The machine's Chromium or the one that comes with the project; phones and desks see the same specs. */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './support/start-store.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    launchOptions: await chromiumOptions(),
    locale: 'es-ES',
    // Requests that a worker answers cannot be broken or delayed by a spec; the specs about it allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    get baseURL() {
      return storeFromEnvironment()?.address
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: process.env.PHONE === 'all' ? [] : sameAtEveryWidth,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
})
