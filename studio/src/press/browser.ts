import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { build } from 'esbuild'
import { type Browser, chromium as browsers, type Page } from 'playwright-core'
import type { Order } from '../page.ts'

declare global {
  interface Window {
    picture(order: Order): string
  }
}

const softwareGraphics = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** One browser and one page for a whole run: starting them and compiling the shaders costs more than several pictures. */
export async function openPress() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  chromium.setGraphicsMode = true
  let browser: Browser | undefined
  let page: Page | undefined

  async function openPage(): Promise<Page> {
    browser = await browsers.launch({
      executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
      args: softwareGraphics,
    })
    const opened = await browser.newPage()
    opened.on('console', (message) => {
      if (message.type() === 'error') process.stderr.write(`${message.text()}\n`)
    })
    await opened.setContent('<body></body>')
    await opened.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    return opened
  }

  async function shoot(order: Order): Promise<string> {
    page ??= await openPage()
    return page.evaluate((wanted) => window.picture(wanted), order)
  }

  return {
    async picture(order: Order): Promise<Buffer> {
      const address = await shoot(order).catch((problem: unknown) => {
        // A long run outlives its browser now and then (memory, a stray signal); anything else is our own mistake.
        if (browser?.isConnected()) throw problem
        page = undefined
        return shoot(order)
      })
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    },
    close: async () => browser?.close(),
  }
}
