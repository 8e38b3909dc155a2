import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTestDatabase } from '@tecnoclick/database/testing'
import { expect, onTestFinished, test } from 'vitest'
import { exitCodes } from '../fault.ts'
import { temporaryFolder } from '../testing/run-store.ts'

async function check(environment: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check-invariants.ts')], {
    env: { PATH, HOME, NODE_ENV: 'production', ...environment },
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output, errors }
}

test('every invariant has a line, and one violation fails the command', async () => {
  const shop = await createTestDatabase()
  onTestFinished(shop.drop)
  const sound = await check({ DATABASE_URL: shop.url })
  expect(sound).toMatchObject({ code: 0, errors: '' })
  expect(sound.output).toMatch(/^ok {3}1-stock-column +0 {2}The stock of each product/m)
  expect(sound.output).not.toContain('FAIL')

  await shop.pool.query(
    "insert into products (sku, slug, name, price, stock) values ('x', 'x', 'Sin libro', 100, 5)",
  )
  const broken = await check({ DATABASE_URL: shop.url })
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(/^FAIL 1-stock-column +1 /m)
  expect(broken.errors).toContain('invariants are violated')
})

test('a missing store is not created', async () => {
  const refused = await check({ DATA_DIR: join(temporaryFolder(), 'data') })
  expect(refused.code).toBe(exitCodes.dataDir)
  expect(refused.errors).toContain('There is no store in')
})
