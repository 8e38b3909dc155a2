import type { Transaction } from '../../connect.ts'
import { countBoughtTogether } from '../../count-bought-together.ts'
import { products } from '../../schema/catalogue/products.ts'
import { stockMoves } from '../../schema/stock/stock-ledger.ts'
import { insertRows, numbered } from './bulk.ts'
import { demoProducts } from './catalogue.ts'
import { emptyStock, openingUnits, type PlannedMove, recordMoves } from './ledger.ts'
import { daysAgo } from './moment.ts'
import { demoOrders, stockCorrections } from './selling.ts'
import { storeActivity, storeMessages } from './store/activity.ts'
import { storeCampaigns } from './store/campaigns.ts'
import { fillCarts, reservationMoves, storeCarts } from './store/carts.ts'
import { storeCashDay } from './store/cash-book.ts'
import { storeCombos } from './store/combos.ts'
import { storeDelivery } from './store/delivery.ts'
import { storeDesk } from './store/desk.ts'
import { readDictionary, storeDictionary } from './store/dictionary.ts'
import { storeInvoices } from './store/invoices.ts'
import { requireOpenSeries } from './store/numbering.ts'
import { plannedMoves } from './store/order-moves.ts'
import { storePeople } from './store/people.ts'
import { readPictures } from './store/picture-files.ts'
import { storePictures } from './store/pictures.ts'
import { type DatedProduct, required } from './store/product-rows.ts'
import { reserveOptionIds, storeGalleries, storeProducts } from './store/products.ts'
import { storePromotions } from './store/promotions.ts'
import { storeRepairWork } from './store/repair-work.ts'
import { storeResetSales } from './store/reset-sales.ts'
import { storeResets } from './store/resets.ts'
import { resolveOrders } from './store/resolve-orders.ts'
import { resolveReturns, restockMoves, storeReturns } from './store/returns.ts'
import { storeReviews } from './store/reviews.ts'
import { storeSerials } from './store/serials.ts'
import { storeServiceOrders } from './store/service-orders.ts'
import { storeServices } from './store/services.ts'
import { storeBlog, storeSite } from './store/site.ts'
import { storeReceipt } from './store/stock-sheets.ts'
import { storeOrders } from './store/store-orders.ts'
import { storeTranslations } from './store/translations.ts'
import { storeVariants } from './store/variants.ts'

/**
 * Writes the whole demo shop as of `now`. The stock moves are planned first, so that each product is stored with the
 * final stock of its ledger.
 */
export async function fillShop(tx: Transaction, now: Date): Promise<void> {
  const pictures = await storePictures(tx, await readPictures())
  await storeDictionary(tx, pictures)
  const dictionary = await readDictionary(tx)
  const people = await storePeople(tx, now)

  const dated = (await numbered(tx, products, demoProducts)).map((product, index) => {
    return { ...product, createdAt: addedAt(now, product.badges.includes('new'), index) }
  })
  const sold = await reserveOptionIds(tx, dated)
  const bySlug = new Map(sold.map((product) => [product.slug, product]))
  const series = await requireOpenSeries(tx, 'ORDEN')
  const known = { now, people, products: bySlug }
  const resolved = await resolveOrders(tx, demoOrders, { ...known, series })
  const carts = fillCarts(now, people, bySlug)

  const corrections = stockCorrections.map(({ product, at, quantity, reason }): PlannedMove => {
    const productId = required(bySlug, product).id
    return { productId, kind: 'adjusted', at: daysAgo(now, at), quantity, reason, actorId: people.staffId }
  })
  const returns = await resolveReturns(tx, now, resolved)
  const planned = [
    ...plannedMoves(resolved),
    ...restockMoves(returns),
    ...reservationMoves(carts),
    ...corrections,
  ]
  const totals = emptyStock()
  const moves = recordMoves([...openings(dated, planned), ...planned], totals)

  await storeProducts(tx, dated, sold, totals.available, dictionary)
  await storeGalleries(tx, dated, pictures)
  await storeOrders(tx, resolved)
  await storePromotions(tx, now)
  await storeDesk(tx, { now, people, placed: resolved })
  const serviceIds = await storeServices(tx, pictures)
  await storeServiceOrders(tx, { now, people, serviceIds, brandIds: dictionary.brands })
  await storeReturns(tx, returns)
  await storeReceipt(tx, moves, dated, people.staffId)
  await insertRows(tx, stockMoves, moves)
  await storeCarts(tx, carts)
  await storeReviews(tx, known)
  await storeActivity(tx, known)
  await storeMessages(tx, known)
  await storeCampaigns(tx, now)
  const resets = await storeResets(tx, required(dictionary.brands, 'epson'))
  await storeResetSales(tx, { now, people, stored: resets })
  await storeCashDay(tx, { now, people })
  await storeDelivery(tx)
  await storeSite(tx, pictures)
  await storeBlog(tx, now, pictures)
  await storeSerials(tx)
  await storeTranslations(tx)
  await storeVariants(tx, bySlug)
  await storeCombos(tx, { products: bySlug, categories: dictionary.categories, services: serviceIds, now })
  await storeRepairWork(tx, { now, staffId: people.staffId })
  await storeInvoices(tx, { staffId: people.staffId })
  await countBoughtTogether(tx, now)
}

/** New arrivals were added within the last weeks, the others before the first review. */
function addedAt(now: Date, isNew: boolean, index: number): Date {
  return daysAgo(now, [isNew ? 20 + (index % 9) : 560 + ((index * 37) % 90), '09:30'])
}

/** The first delivery: the units sold since and those left. */
function openings(dated: readonly DatedProduct[], planned: readonly PlannedMove[]): PlannedMove[] {
  const byProduct = Map.groupBy(planned, (move) => move.productId)
  return dated.flatMap(({ id, stock, createdAt }) => {
    const quantity = openingUnits(byProduct.get(id) ?? [], stock)
    if (quantity <= 0) return []
    return [{ productId: id, kind: 'received', at: createdAt, quantity, reason: 'Existencia inicial' }]
  })
}
