import type { Transaction } from '../../connect.ts'
import { products } from '../../schema/catalogue/products.ts'
import { stockMoves } from '../../schema/selling/stock.ts'
import { insertRows, numbered } from './bulk.ts'
import { demoProducts } from './catalogue.ts'
import { emptyPockets, enterMoves, openingUnits, type PlannedMove } from './ledger.ts'
import { daysAgo } from './moment.ts'
import { demoOrders, stockCorrections } from './selling.ts'
import { fillCarts, reservationMoves, storeCarts } from './store/carts.ts'
import { readDictionary, storeDictionary } from './store/dictionary.ts'
import { storeHabits, storeMessages } from './store/habits.ts'
import { requireOpenSeries } from './store/numbering.ts'
import { storeOrders } from './store/order-book.ts'
import { plannedMoves } from './store/order-moves.ts'
import { bookOrders } from './store/orders.ts'
import { storePeople } from './store/people.ts'
import { readPictures } from './store/picture-files.ts'
import { storePictures } from './store/pictures.ts'
import { required, type ShelvedProduct } from './store/product-rows.ts'
import { storeResetSales } from './store/reset-sales.ts'
import { storeResets } from './store/resets.ts'
import { storeReviews } from './store/reviews.ts'
import { storeServiceOrders } from './store/service-orders.ts'
import { storeServices } from './store/services.ts'
import { hangPictures, priceShelves, storeShelves } from './store/shelves.ts'
import { storeBlog, storeSite } from './store/site.ts'

/**
 * Everything a visitor finds in the demo shop, as of `now`. What has happened to the goods is planned first, so that each
 * product is stored with the stock its ledger ends at.
 */
export async function fillShop(tx: Transaction, now: Date): Promise<void> {
  const pictures = await storePictures(tx, await readPictures())
  await storeDictionary(tx, pictures)
  const dictionary = await readDictionary(tx)
  const people = await storePeople(tx, now)

  const shelved = (await numbered(tx, products, demoProducts)).map((product, index) => {
    return { ...product, createdAt: shelvedAt(now, product.badges.includes('new'), index) }
  })
  const sold = await priceShelves(tx, shelved)
  const bySlug = new Map(sold.map((product) => [product.slug, product]))
  const series = await requireOpenSeries(tx, 'ORDEN')
  const known = { now, people, products: bySlug }
  const booked = await bookOrders(tx, demoOrders, { ...known, series })
  const carts = fillCarts(now, people, bySlug)

  const corrections = stockCorrections.map(({ product, at, quantity, reason }): PlannedMove => {
    const productId = required(bySlug, product).id
    return { productId, kind: 'adjusted', at: daysAgo(now, at), quantity, reason, actorId: people.staffId }
  })
  const planned = [...plannedMoves(booked), ...reservationMoves(carts), ...corrections]
  const pockets = emptyPockets()
  const moves = enterMoves([...openings(shelved, planned), ...planned], pockets)

  await storeShelves(tx, shelved, sold, pockets.available, dictionary)
  await hangPictures(tx, shelved, pictures)
  await storeOrders(tx, booked)
  await insertRows(tx, stockMoves, moves)
  await storeCarts(tx, carts)
  await storeReviews(tx, known)
  await storeHabits(tx, known)
  await storeMessages(tx, known)
  const serviceIds = await storeServices(tx, pictures)
  await storeServiceOrders(tx, { now, people, serviceIds, brandIds: dictionary.brands })
  const resets = await storeResets(tx, required(dictionary.brands, 'epson'))
  await storeResetSales(tx, { now, people, stored: resets })
  await storeSite(tx, pictures)
  await storeBlog(tx, now, pictures)
}

/** New arrivals came within the last weeks, the rest before the first review. */
function shelvedAt(now: Date, isNew: boolean, index: number): Date {
  return daysAgo(now, [isNew ? 20 + (index % 9) : 560 + ((index * 37) % 90), '09:30'])
}

/** What came in on the first day: as many as were sold since, and what is left. */
function openings(shelved: readonly ShelvedProduct[], planned: readonly PlannedMove[]): PlannedMove[] {
  const byProduct = Map.groupBy(planned, (move) => move.productId)
  return shelved.flatMap(({ id, stock, createdAt }) => {
    const quantity = openingUnits(byProduct.get(id) ?? [], stock)
    if (quantity <= 0) return []
    return [{ productId: id, kind: 'received', at: createdAt, quantity, reason: 'Existencia inicial' }]
  })
}
