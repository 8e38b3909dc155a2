import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** `npm run pictures`: the screenshots of the office's guide, from the demo shop. */
export default defineConfig({
  ...config,
  testDir: 'pictures',
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
})
