import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpawnedStore, spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { hydrated, submitSignIn } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

/** A store of its own: its limits are those of a real shop, and the whole address is slowed. */
let dataDir: string
let store: SpawnedStore

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-spraying-'))
  store = await spawnStore({
    DATA_DIR: dataDir,
    DEMO: '1',
    HOST: '127.0.0.1',
    PROCESSES: '1',
    JOBS: 'off',
    SHED_LAG_MS: '10000',
  })
  expect(await trySomePasswords(30)).toContain(429)
})

test.afterAll(async () => {
  await store?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function trySomePasswords(accounts: number): Promise<number[]> {
  const statuses = []
  for (let account = 0; account < accounts; account++) {
    const answer = await fetch(`${store.address}/api/security/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `victima${account}@ejemplo.cu`, password: 'f'.repeat(64) }),
    })
    statuses.push(answer.status)
  }
  return statuses
}

for (const script of ['with', 'without']) {
  test.describe(`${script} script`, () => {
    test.use({ javaScriptEnabled: script === 'with' })

    // A right password too: the limit of the address holds before any password is compared.
    test('where somebody tried many accounts, the visitor is told to wait', { tag: '@phone' }, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(new RegExp(`^foreign host: ${store.address}`))
      pageErrors.allow(/4(22|29)/)
      await trySomePasswords(5)
      await page.goto(`${store.address}/account/login`)
      if (script === 'with') await hydrated(page)
      await submitSignIn(page, 'cliente@demo.cu', 'Demo1234')
      await expect(page.getByText(/Demasiados intentos/).first()).toBeVisible()
    })
  })
}
