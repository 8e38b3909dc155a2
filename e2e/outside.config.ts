import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** `npm run check:outside`: what checkers made by others say of every page. */
export default defineConfig({
  ...config,
  testDir: 'outside',
  // Lighthouse measures time: what runs beside it would lower its scores.
  workers: 1,
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
})
