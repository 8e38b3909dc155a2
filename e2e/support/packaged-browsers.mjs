/** The browsers that come with packages of this workspace; for `scripts/find-browser.mjs`, before anything is compiled. */

/** Where Playwright puts its own Chromium, installed or not. Undefined on a platform that it does not know. */
export async function playwrightPath() {
  try {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Unpacks the bundled Chromium into the temporary folder. Undefined where there is no room for it. */
export async function bundledPath() {
  try {
    const { default: bundled } = await import('@sparticuz/chromium')
    return await bundled.executablePath()
  } catch {
    return undefined
  }
}
