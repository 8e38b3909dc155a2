import { readFile } from 'node:fs/promises'
import { seedDemo } from '@tecnoclick/database/seed/demo'
import { demoProducts } from '@tecnoclick/database/seed/demo/catalogue'
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
  const body = await readFile(file)
  const response = await admin.fetch('/admin/products/import?dry=yes&stock=yes', { method: 'POST', body })
  const { report } = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '')
  expect(report).toMatchObject({ same: demoProducts.length, added: 0, changed: 0, failed: 0, problems: [] })
})
