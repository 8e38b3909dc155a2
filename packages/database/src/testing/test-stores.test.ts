import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { identify, waitUntilGone } from '../embedded/process-identity.ts'
import { startOwner } from '../embedded/testing/owner.ts'
import { emptyStore, query } from '../embedded/testing/store.ts'
import { sweepTestStores } from './test-stores.ts'

test('stores of a killed test run are removed, those of a running one are not', async () => {
  const abandoned = await emptyStore('tecnoclick-test-abandoned')
  const directory = dirname(abandoned)
  const inUse = join(directory, 'tecnoclick-test-in-use')
  const [killed, living] = [startOwner(abandoned), startOwner(inUse)]
  const [before, survivor] = await Promise.all([killed.report, living.report])
  await killed.kill()

  await sweepTestStores(directory, 60_000)
  expect(existsSync(abandoned)).toBe(true)
  await sweepTestStores(directory, 0)
  expect(existsSync(abandoned)).toBe(false)
  expect(identify(before.pid)).toBeUndefined()
  expect(await query(survivor.url, 'select 1 as one')).toEqual([{ one: 1 }])
  const postmaster = identify(survivor.pid)
  await living.exit()
  expect(postmaster && (await waitUntilGone([postmaster], 15_000))).toBe(true)
})
