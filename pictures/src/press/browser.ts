import chromium from '@sparticuz/chromium'
import { build } from 'esbuild'
import { chromium as browsers } from 'playwright-core'
import type { Order } from '../page.ts'

declare global {
  interface Window {
    picture(order: Order): string
  }
}

/** One browser and one page for a whole run: starting them and compiling the shaders costs more than several pictures. */
export async function openPress() {
  const bundle = await build({
    entryPoints: [new URL('../page.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  chromium.setGraphicsMode = true
  const browser = await browsers.launch({
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${message.text()}\n`)
  })
  await page.setContent('<body></body>')
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })

  return {
    async picture(order: Order): Promise<Buffer> {
      const address = await page.evaluate((wanted) => window.picture(wanted), order)
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}
