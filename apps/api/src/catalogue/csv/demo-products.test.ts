import { readFile } from 'node:fs/promises'
import { seedDemo } from '@tecnoclick/database/seed/demo'
import { demoProducts, demoVariants } from '@tecnoclick/database/seed/demo/catalogue'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const file = new URL(
  '../../../../../packages/database/src/seed/demo/content/catalogue/products.csv',
  import.meta.url,
)

test('the importer accepts the demo products and finds nothing to change after the seed', async () => {
  await seedDemo(shop.database.db)
  const admin = await shop.as('admin')
  // Those with variants are in the shop as several rows.
  const split = Object.keys(demoVariants)
  const lines = (await readFile(file, 'utf8')).split('\n')
  const body = lines.filter((line) => !split.some((slug) => line.split(',', 3)[2] === slug)).join('\n')
  const response = await admin.fetch('/admin/products/import?dry=yes&stock=yes', { method: 'POST', body })
  const { report } = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '')
  const same = demoProducts.length - split.length
  expect(report).toMatchObject({ same, added: 0, changed: 0, failed: 0, problems: [] })
})
