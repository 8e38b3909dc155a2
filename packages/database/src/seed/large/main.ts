import { connectDatabase } from '../../connect.ts'
import { migrate } from '../../migrate.ts'
import { seedReference } from '../reference.ts'
import { seedLarge } from './seed-large.ts'

/** `DATABASE_URL=… node src/seed/large/main.ts [products] [orders]` */
const url = process.env.DATABASE_URL
if (!url) {
  process.stderr.write('Set DATABASE_URL to the database to fill.\n')
  process.exit(2)
}

const [products = '10000', orders = '50000'] = process.argv.slice(2)
await migrate(url)
const { db, close } = connectDatabase(url, { max: 2 })
try {
  const startedAt = Date.now()
  await seedReference(db)
  const onProgress = (stored: number) => {
    if (stored % 50_000 === 0) process.stdout.write(`${stored} orders\n`)
  }
  const added = await seedLarge(db, { products: Number(products), orders: Number(orders), onProgress })
  const result =
    added === 'refused'
      ? 'The database has orders or products of its own: nothing was added.'
      : `Added ${added.products} products and ${added.orders} orders in ${Math.round((Date.now() - startedAt) / 1000)} s.`
  process.stdout.write(`${result}\n`)
} finally {
  await close()
}
