import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillWithScripts, type ScriptedShop } from '@tecnoclick/server/testing/scripted-shop'
import { type SpawnedStore, spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { expect, test } from '../support/test.ts'

/** A store of its own, so that no other test sees these texts. */
let dataDir: string
let store: SpawnedStore
let shop: ScriptedShop

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-scripts-'))
  store = await spawnStore({
    DATA_DIR: dataDir,
    DEMO: '0',
    HOST: '127.0.0.1',
    PROCESSES: '1',
    JOBS: 'off',
    RATE_LIMIT_FACTOR: '1000',
    SHED_LAG_MS: '10000',
  })
  shop = await fillWithScripts(store.address, dataDir)
})

test.afterAll(async () => {
  await store?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('no text of the shop runs as a script, in the HTML and in the page', async ({ page, pageErrors }) => {
  test.setTimeout(300_000)
  pageErrors.allow(new RegExp(`^foreign host: ${store.address}`))
  await openSession(page, shop.tokens.ana)
  for (const path of shop.pages) await expectInert(page, path)
})

test('no text of the shop runs as a script in the back office', async ({ page, pageErrors }) => {
  test.setTimeout(120_000)
  pageErrors.allow(new RegExp(`^foreign host: ${store.address}`))
  await openSession(page, shop.tokens.admin)
  for (const path of shop.officePages) {
    await expectInert(page, path)
    // The rows are loaded after the layout.
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' }), path).toHaveCount(0)
    await expectNoActiveMarkup(page, path)
  }
})

async function openSession(page: Page, token: string) {
  await page.context().addCookies([{ name: 'session', value: token, url: store.address }])
  await page.addInitScript(() => {
    Object.assign(window, { xss: () => document.documentElement.setAttribute('data-ran', '') })
  })
  page.on('dialog', (dialog) => {
    throw new Error(`A script opened a dialog: ${dialog.message()}`)
  })
}

async function expectInert(page: Page, path: string) {
  const response = await page.goto(store.address + path)
  expect(response?.status(), path).toBe(200)
  await expect(page.getByRole('main').first(), path).toBeVisible()
  await expectNoActiveMarkup(page, path, (await response?.text()) ?? '')
}

async function expectNoActiveMarkup(page: Page, path: string, html = '') {
  const found = await page.evaluate((source) => {
    const active = (root: Document) =>
      [...root.querySelectorAll('*')]
        .filter(
          (element) =>
            element.getAttributeNames().some((name) => name.startsWith('on')) ||
            element.matches(
              'base, object, embed, [srcdoc], [src^="//xss.example"], [href^="//xss.example"], meta[http-equiv=refresh i]',
            ) ||
            ['href', 'src', 'action', 'formaction', 'xlink:href'].some((name) =>
              /^[\s\p{Cc}]*(javascript|data:text)/iu.test(element.getAttribute(name) ?? ''),
            ) ||
            (element.matches('script:not([src])') && /^\s*xss\(\)/.test(element.textContent ?? '')),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200))
    // Parsed again, to find also what the browser removed from the document.
    const sent = active(new DOMParser().parseFromString(source, 'text/html'))
    return { sent, shown: active(document), ran: document.documentElement.hasAttribute('data-ran') }
  }, html)
  expect(found, path).toEqual({ sent: [], shown: [], ran: false })
}
