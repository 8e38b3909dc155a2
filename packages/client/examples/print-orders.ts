/**
 * Prints every new order once: `node print-orders.ts [file]`. The file remembers the last one; run it every minute, or send
 * its output to a printer. The key needs `orders:read`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createClient, type Schemas } from '../src/client.ts'
import { everyRow } from '../src/every-row.ts'

const { TECNOCLICK_URL: url = 'http://localhost:3000', TECNOCLICK_KEY: key = '' } = process.env
const shop = createClient({ url, key })
const file = process.argv[2] ?? 'last-order.txt'
const last = Number(await readFile(file, 'utf8').catch(() => '0'))

const fresh: Schemas['ListedOrder'][] = []
// Newest first: everything after the first known one is known too.
for await (const order of everyRow((page) =>
  shop.listOrders({ query: { ...page, 'filter[order]': 'id DESC' } }),
)) {
  if (order.id <= last) break
  fresh.push(order)
}

for (const { id, noSellOrden, orderDate, customer, items, total, currency } of fresh.reverse()) {
  console.log(`${noSellOrden}  ${orderDate}  ${customer.name}`)
  for (const { quantity, product } of items) console.log(`  ${quantity} × ${product.name}`)
  console.log(`  ${total} ${currency}\n`)
  await writeFile(file, String(id))
}
