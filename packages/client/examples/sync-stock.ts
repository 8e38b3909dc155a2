/**
 * Sets the stock of products from a CSV with the columns `sku` and `stock`:
 * `node sync-stock.ts stock.csv`. The key needs `products:read` and `stock:write`.
 */
import { readFile } from 'node:fs/promises'
import { ApiError } from '../src/api-error.ts'
import { createClient } from '../src/client.ts'

const { TECNOCLICK_URL: url = 'http://localhost:3000', TECNOCLICK_KEY: key = '' } = process.env
const shop = createClient({ url, key })

const [header = '', ...lines] = (await readFile(process.argv[2] ?? 'stock.csv', 'utf8')).trim().split(/\r?\n/)
const names = header.split(',').map((name) => name.trim())

for (const line of lines) {
  const cells = line.split(',').map((cell) => cell.trim())
  const { sku = '', stock } = Object.fromEntries(names.map((name, index) => [name, cells[index]]))
  console.log(`${sku}: ${await setStock(sku, Number(stock))}`)
}

async function setStock(sku: string, stock: number): Promise<string> {
  const { data } = await shop.listProductRows({ query: { 'filter[where][sku]': sku } })
  const [product] = data
  if (!product) return 'no such product'
  if (product.stock === stock) return 'unchanged'
  try {
    // With `from` the change is refused if something was sold since the stock was read.
    const body = { stock, from: product.stock, reason: 'CSV' }
    await shop.adjustStock({ params: { id: product.id }, body })
    return `${product.stock} → ${stock}`
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'changed meanwhile, run again'
    throw error
  }
}
