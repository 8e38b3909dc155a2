import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './support/chromium.ts'
import { storeFromEnvironment } from './support/running-store.ts'

/** `SPECS=all npm test` runs every spec at both widths; otherwise the ways to buy, to ask and to answer. */
const all = process.env.SPECS === 'all'
const spec = (name: string) => `**/specs/${name}.spec.ts`

const onPhone = ['shell', 'catalogue', 'shopping/*'].map(spec)
const onDesk = [
  'shell',
  'catalogue',
  'search',
  'drawn-once',
  'product',
  'shopping/*',
  'services',
  'resets',
  'contact',
  'errors',
  'scripts',
  'without-script',
  'account/{addresses,session,sign-in}',
  'offline/*',
  'office/{customers,home,orders,resets}',
].map(spec)

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
    {
      name: 'desk',
      ...(!all && { testMatch: onDesk }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...(!all && { testMatch: onPhone }),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
})
