import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.mjs'

/**
 * What Playwright disables. Chromium uses the last `--disable-features` alone, so ours repeats these;
 * `browser.spec.ts` fails when a new version of Playwright disables more.
 */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** The popup of the address bar is a page of its own. Without it a new context takes 40 % less processor time. */
const addressBarPopup = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const disabledFeatures = [...disabledByPlaywright, ...addressBarPopup]

/** Finds the browser and passes it on to the workers in `CHROMIUM_PATH`. */
export async function chooseBrowser(): Promise<void> {
  const { path, version } = await findBrowser()
  process.env.CHROMIUM_PATH = path
  // Not to stdout: what `measure-pages.ts` prints there is parsed.
  process.stderr.write(`Browser: ${path} (${version})\n`)
}

export function launchOptions(): LaunchOptions {
  const { CHROMIUM_PATH: executablePath } = process.env
  return {
    args: ['--disable-gpu', `--disable-features=${disabledFeatures.join(',')}`],
    ...(executablePath && { executablePath }),
  }
}
