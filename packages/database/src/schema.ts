import * as addresses from './schema/addresses.ts'
import * as attributes from './schema/attributes.ts'
import * as auditLog from './schema/audit-log.ts'
import * as banners from './schema/banners.ts'
import * as blog from './schema/blog.ts'
import * as brands from './schema/brands.ts'
import * as carts from './schema/carts.ts'
import * as categories from './schema/categories.ts'
import * as contactMessages from './schema/contact-messages.ts'
import * as currencies from './schema/currencies.ts'
import * as files from './schema/files.ts'
import * as geography from './schema/geography.ts'
import * as idempotency from './schema/idempotency.ts'
import * as newsletter from './schema/newsletter.ts'
import * as numbering from './schema/numbering.ts'
import * as orders from './schema/orders.ts'
import * as outbox from './schema/outbox.ts'
import * as payments from './schema/payments.ts'
import * as productDetails from './schema/product-details.ts'
import * as productOptions from './schema/product-options.ts'
import * as products from './schema/products.ts'
import * as profiles from './schema/profiles.ts'
import * as rateBuckets from './schema/rate-buckets.ts'
import * as resets from './schema/resets.ts'
import * as reviews from './schema/reviews.ts'
import * as savedLists from './schema/saved-lists.ts'
import * as searchLog from './schema/search-log.ts'
import * as serviceOrders from './schema/service-orders.ts'
import * as services from './schema/services.ts'
import * as settings from './schema/settings.ts'
import * as siteTexts from './schema/site-texts.ts'
import * as snapshotChanges from './schema/snapshot-changes.ts'
import * as stock from './schema/stock.ts'
import * as users from './schema/users.ts'

/** Every table of the house, for the connection and for the comparison with the migrations. */
export const schema = {
  ...addresses,
  ...attributes,
  ...auditLog,
  ...banners,
  ...blog,
  ...brands,
  ...carts,
  ...categories,
  ...contactMessages,
  ...currencies,
  ...files,
  ...geography,
  ...idempotency,
  ...newsletter,
  ...numbering,
  ...orders,
  ...outbox,
  ...payments,
  ...productDetails,
  ...productOptions,
  ...products,
  ...profiles,
  ...rateBuckets,
  ...resets,
  ...reviews,
  ...savedLists,
  ...searchLog,
  ...serviceOrders,
  ...services,
  ...settings,
  ...siteTexts,
  ...snapshotChanges,
  ...stock,
  ...users,
}
