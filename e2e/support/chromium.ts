import { access } from 'node:fs/promises'
import type { LaunchOptions } from '@playwright/test'
import bundled from '@sparticuz/chromium'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export async function chromiumOptions(): Promise<LaunchOptions> {
  return { executablePath: (await installedChromium()) ?? (await bundled.executablePath()), args: flags }
}

async function installedChromium(): Promise<string | undefined> {
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces].filter((place) => place !== undefined)
  for (const place of places) {
    const isThere = await access(place).then(
      () => true,
      () => false,
    )
    if (isThere) return place
  }
  return undefined
}
