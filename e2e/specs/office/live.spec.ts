import { expect, test } from '../../support/test.ts'

test('two tabs show a new order within moments, by one stream', async ({
  context,
  page,
  signIn,
  newPerson,
  placeOrder,
}) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/changes')) streams.push(request.url())
  })
  await signIn('admin@demo.cu')
  const other = await context.newPage()
  const connected = context.waitForEvent('response', (response) => response.url().endsWith('/admin/changes'))
  await page.goto('/admin/orders')
  await other.goto('/admin/orders')
  await connected
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  const { noSellOrden } = await placeOrder(await newPerson())
  for (const tab of [page, other])
    await expect(tab.getByRole('main').getByText(noSellOrden).first()).toBeVisible({ timeout: 10_000 })
  expect(streams).toHaveLength(1)
  await other.close()
})
