import { chromium, expect, test } from '@playwright/test'
import { disabledFeatures } from '../support/chromium.ts'

test('every feature that Playwright disables stays disabled', async () => {
  // A launch that fails prints the arguments. Node is not a browser.
  const failure = await chromium.launch({ executablePath: process.execPath }).catch(String)
  const [, features = ''] = /--disable-features=(\S+)/.exec(String(failure)) ?? []
  expect(features.split(',').length).toBeGreaterThan(5)
  expect(disabledFeatures).toEqual(expect.arrayContaining(features.split(',')))
})
