import { Hono } from 'hono'
import { attributeRoutes } from './catalogue/attributes/routes.ts'
import { brandRoutes } from './catalogue/brands/routes.ts'
import { createCatalogueCache } from './catalogue/browse/catalogue-cache.ts'
import { type CatalogueResponses, createCatalogueResponses } from './catalogue/browse/catalogue-responses.ts'
import { catalogueRoutes } from './catalogue/browse/routes.ts'
import { suppliesFor } from './catalogue/browse/supplies-for.ts'
import { categoryRoutes } from './catalogue/categories/routes.ts'
import { productCsvRoutes } from './catalogue/csv/routes.ts'
import { editedColumns, productColumns } from './catalogue/products/product-columns.ts'
import { productRows } from './catalogue/products/product-rows.ts'
import { productRoutes } from './catalogue/products/routes.ts'
import { lockCartsWith, writeCombo } from './catalogue/products/write-combo.ts'
import { writeOptions } from './catalogue/products/write-options.ts'
import { recalculateRoutes } from './catalogue/recalculation/routes.ts'
import { reviewRoutes } from './catalogue/reviews/routes.ts'
import { savedListRoutes } from './catalogue/saved-lists/routes.ts'
import { searchLogRoutes } from './catalogue/search-log/routes.ts'
import { type SearchCounter, searchCounter } from './catalogue/search-log/search-counter.ts'
import { searchRuleRoutes } from './catalogue/search-rules/routes.ts'
import { boughtTogetherRoutes } from './catalogue/together/routes.ts'
import { variantRoutes } from './catalogue/variants/routes.ts'
import { deliveringRoutes } from './delivery/couriers/routes.ts'
import { createDeliveryCache } from './delivery/zones/delivery-cache.ts'
import { deliveryRoutes } from './delivery/zones/routes.ts'
import { mailWriters } from './mail-writers.ts'
import { bankMessageRoutes, recogniseReported } from './money/bank-messages/routes.ts'
import { cashBookRoutes } from './money/cash-book/routes.ts'
import { closingRoutes } from './money/closing/routes.ts'
import { dashboardRoutes } from './money/dashboard/routes.ts'
import { marginRoutes } from './money/margins/routes.ts'
import { repairReportRoutes } from './money/repairs/routes.ts'
import { addressRoutes } from './people/addresses/routes.ts'
import { apiKeyRoutes } from './people/api-keys/routes.ts'
import { customerRoutes } from './people/customers/routes.ts'
import { noticeRoutes } from './people/notices/routes.ts'
import { profileRoutes } from './people/profiles/routes.ts'
import { createHashing } from './people/security/hashing.ts'
import { securityRoutes } from './people/security/routes.ts'
import { sendActivation } from './people/security/send-activation.ts'
import { staffRoutes } from './people/staff/routes.ts'
import { staffNoticeRoutes } from './people/staff-notices/routes.ts'
import { auditLogRoutes } from './platform/audit/routes.ts'
import type { ApiDeps } from './platform/deps.ts'
import { pictureRoutes } from './platform/files/picture-routes.ts'
import { fileRoutes } from './platform/files/routes.ts'
import { shopFileRoutes } from './platform/files/shop-file-routes.ts'
import type { ApiEnv, Bindings } from './platform/http/bindings.ts'
import { errorResponse } from './platform/http/error-response.ts'
import { mount } from './platform/http/mount.ts'
import { redactQueryValues } from './platform/http/redact-query-values.ts'
import { isRefusal, refuse } from './platform/http/refusal.ts'
import { refusalFromError } from './platform/http/refusal-from-error.ts'
import type { Route } from './platform/http/route.ts'
import type { CachedResponse } from './platform/http/stored-response.ts'
import type { VisitorHeaders } from './platform/http/visitor-headers.ts'
import { outcomeRoutes } from './platform/idempotency/routes.ts'
import { mailRoutes } from './platform/mail/routes.ts'
import { messageTextRoutes } from './platform/message-texts/routes.ts'
import { numberingRoutes } from './platform/numbering/routes.ts'
import { mountReadingPage } from './platform/openapi/reading-page.ts'
import { createPaperPrinter } from './platform/papers/paper-printer.ts'
import { invalidateAfterWrites } from './platform/rows/route-decorators.ts'
import { identify } from './platform/session/read-session.ts'
import { webhookRoutes } from './platform/webhooks/routes.ts'
import { createResetCache } from './resets/files/read-resets.ts'
import { resetRoutes } from './resets/files/routes.ts'
import { resetOutcomeRoutes } from './resets/outcomes/routes.ts'
import { createDownloadAuthorizer } from './resets/sales/authorize-download.ts'
import { resetSaleRoutes } from './resets/sales/routes.ts'
import { emptyCart } from './selling/cart/empty-cart.ts'
import { cartRoutes } from './selling/cart/routes.ts'
import { cartLinkRoutes } from './selling/cart-links/routes.ts'
import { creditRoutes } from './selling/credit/routes.ts'
import { familyLinkRoutes } from './selling/family-links/routes.ts'
import { invoiceRoutes } from './selling/invoices/routes.ts'
import { orderDetailRoutes } from './selling/orders/detail-routes.ts'
import { orderLinkRoutes } from './selling/orders/link-routes.ts'
import { findPlacedOrder } from './selling/orders/placing/find-placed-order.ts'
import { orderExportRoutes } from './selling/orders/reading/export-routes.ts'
import { orderRoutes } from './selling/orders/routes.ts'
import { orderStaffRoutes } from './selling/orders/staff-routes.ts'
import { orderPaperRoutes } from './selling/papers/routes.ts'
import { paymentMethodStaffRoutes } from './selling/payments/edit-methods.ts'
import { createMethodCache } from './selling/payments/method-cache.ts'
import { paymentMethodRoutes } from './selling/payments/method-routes.ts'
import { promotionRoutes } from './selling/promotions/routes.ts'
import { createCircuit } from './selling/providers/circuit.ts'
import { onlinePaymentRoutes } from './selling/providers/routes.ts'
import { providerStaffRoutes } from './selling/providers/staff-routes.ts'
import { returnRoutes } from './selling/returns/routes.ts'
import { returnStaffRoutes } from './selling/returns/staff-routes.ts'
import { orderSerialRoutes } from './selling/serials/routes.ts'
import { createBannerCache } from './site/banners/banner-cache.ts'
import { bannerRoutes } from './site/banners/routes.ts'
import { createBlogCache } from './site/blog/blog-cache.ts'
import { blogRoutes } from './site/blog/routes.ts'
import { campaignLinkRoutes } from './site/campaigns/public-routes.ts'
import { campaignRoutes } from './site/campaigns/routes.ts'
import { contactRoutes } from './site/contact/routes.ts'
import { createContentCache } from './site/content/content-cache.ts'
import { siteRoutes } from './site/content/routes.ts'
import { createCurrencyCache, currencyRoutes } from './site/currencies/routes.ts'
import { geographyRoutes } from './site/geography/routes.ts'
import { newsletterRoutes } from './site/newsletter/routes.ts'
import { createPromiseCache, promiseRoutes } from './site/promises/routes.ts'
import { type CachedSettings, createCachedSettings } from './site/settings/cached-settings.ts'
import { settingsRoutes } from './site/settings/routes.ts'
import { createSettingsCache } from './site/settings/settings-cache.ts'
import { createTranslationCache, translationRoutes } from './site/translations/routes.ts'
import { deskRoutes } from './staff/desk/routes.ts'
import { liveRoutes } from './staff/live/routes.ts'
import { type ChangeWatch, watchChanges } from './staff/live/watch-changes.ts'
import { replyTemplateRoutes } from './staff/reply-templates/routes.ts'
import { officeSearchRoutes } from './staff/search/routes.ts'
import { workQueueRoutes } from './staff/work-queue/routes.ts'
import { stockRoutes } from './stock/ledger/routes.ts'
import { stockStaffRoutes } from './stock/ledger/staff-routes.ts'
import { passportRoutes } from './stock/passports/routes.ts'
import { serialRoutes } from './stock/serials/routes.ts'
import { stockSheetRoutes } from './stock/sheets/routes.ts'
import { buyingListRoutes } from './stock/shopping/routes.ts'
import { labourTaskRoutes } from './workshop/labour/routes.ts'
import { loanerRoutes } from './workshop/loaners/routes.ts'
import { repairPaperRoutes } from './workshop/papers/routes.ts'
import { repairStepRoutes } from './workshop/repair-steps/routes.ts'
import { intakeRoutes } from './workshop/service-orders/intake-routes.ts'
import { openWarrantyRepair } from './workshop/service-orders/open-warranty-repair.ts'
import { ownServiceOrderRoutes } from './workshop/service-orders/own-order-routes.ts'
import { paymentReportRoutes } from './workshop/service-orders/payment-report-routes.ts'
import { findReceived } from './workshop/service-orders/receive-walk-in.ts'
import { serviceOrderRoutes } from './workshop/service-orders/routes.ts'
import { staffServiceOrderRoutes } from './workshop/service-orders/staff-routes.ts'
import { ticketMessageRoutes } from './workshop/service-orders/ticket-message-routes.ts'
import { ticketRoutes } from './workshop/service-orders/ticket-routes.ts'
import { createServiceCache } from './workshop/services/read-services.ts'
import { serviceRoutes } from './workshop/services/routes.ts'
import { repairWorkRoutes } from './workshop/work/routes.ts'

export interface Api {
  fetch(request: Request, bindings: Bindings): Promise<Response>
  /** Changes when the content of public pages changes; pages rendered before are stale. */
  contentEpoch(): string
  /** A cached response to a GET; undefined where `fetch` has to be called. */
  findCached(url: URL, headers: VisitorHeaders): CachedResponse | undefined
  /** Counts a search of a page that was served from the cache. */
  countSearch: CatalogueResponses['countSearch']
  /** Ends the streams to open offices, before the server drains. */
  endStreams(): void
  /** Loads the caches that the first visitor needs. */
  warm(): Promise<void>
  close(): Promise<void>
  routes: readonly Route[]
}

export function buildApi(deps: ApiDeps): Api {
  const live = createContentCaches(deps)
  const searches = searchCounter(deps)
  const responses = createCatalogueResponses(live.catalogue, searches.count)
  const cachedSettings = createCachedSettings(live.settings)
  const changes = watchChanges(deps)
  const routes = allRoutes(deps, live, { searches, responses, changes, cachedSettings })
  const app = new Hono<ApiEnv>({ strict: false }).basePath('/api')

  app.use(async (c, next) => {
    const session = await identify(c, deps)
    if (isRefusal(session)) return errorResponse(c, session)
    c.set('session', session)
    return next()
  })
  mount(app, routes, deps)

  // Loaded and made when first read: it would take a tenth of the time to start.
  const document = once(async () => (await import('./platform/openapi/document.ts')).describeApi(routes))
  app.get('/openapi.json', async (c) => c.json(await document()))
  mountReadingPage(app)

  app.notFound((c) => errorResponse(c, refuse('notFound')))
  app.onError((error, c) => {
    const refusal = refusalFromError(error)
    if (refusal.refused === 'internal')
      deps.log.error({ err: redactQueryValues(error), requestId: c.env.requestId }, 'request failed')
    return errorResponse(c, refusal)
  })

  return {
    fetch: async (request, bindings) => app.fetch(request, bindings),
    contentEpoch: () =>
      Object.values(live)
        .map((rows) => rows.epoch())
        .join(' '),
    findCached: (url, headers) => cachedSettings.find(url, headers) ?? responses.findCached(url, headers),
    countSearch: responses.countSearch,
    endStreams: changes.endAll,
    async warm() {
      await live.catalogue.read()
    },
    async close() {
      changes.endAll()
      live.catalogue.close()
      await searches.close()
    },
    routes,
  }
}

type ContentCaches = ReturnType<typeof createContentCaches>

/** Caches of the content of public pages; together their epochs say when a page is stale. */
function createContentCaches(deps: ApiDeps) {
  return {
    settings: createSettingsCache(deps),
    currencies: createCurrencyCache(deps),
    catalogue: createCatalogueCache(deps),
    site: createContentCache(deps),
    blog: createBlogCache(deps),
    banners: createBannerCache(deps),
    promises: createPromiseCache(deps),
    translations: createTranslationCache(deps),
    services: createServiceCache(deps),
    resets: createResetCache(deps),
    delivery: createDeliveryCache(deps),
  }
}

function allRoutes(
  deps: ApiDeps,
  {
    settings,
    currencies,
    catalogue,
    site,
    blog,
    banners,
    promises,
    translations,
    services,
    resets,
    delivery,
  }: ContentCaches,
  {
    searches,
    responses,
    changes,
    cachedSettings,
  }: {
    searches: SearchCounter
    responses: CatalogueResponses
    changes: ChangeWatch
    cachedSettings: CachedSettings
  },
): Route[] {
  /** Not awaited: a buyer does not wait for the catalogue to be refreshed. */
  const stockMoved = async () => {
    catalogue.refresh()
  }
  /** One queue per process. */
  const hashing = createHashing(deps.passwordHasher)
  const methods = createMethodCache(deps)
  /** Passed in: what is sold does not know of messages of banks. */
  const recognise = recogniseReported(deps, { settings, methods })
  const { factorEncryption: encryption, now } = deps
  const printer = createPaperPrinter({ settings, currencies })
  const gateways = { encryption, circuit: createCircuit(now), now }
  return [
    ...securityRoutes(deps, hashing, emptyCart),
    ...staffRoutes(deps, hashing.protect),
    ...apiKeyRoutes(deps),
    ...noticeRoutes(deps),
    ...staffNoticeRoutes(deps),
    ...profileRoutes(deps),
    ...addressRoutes(deps),
    ...geographyRoutes(deps),
    ...currencyRoutes(currencies),
    ...invalidateAfterWrites(catalogue.refresh, settingsRoutes(deps, settings, cachedSettings)),
    ...invalidateAfterWrites(stockMoved, [
      ...cartRoutes(deps, settings, methods),
      ...cartLinkRoutes(deps, settings),
      ...orderRoutes(deps, settings, methods, recognise),
      ...orderStaffRoutes(deps, settings, methods),
      ...orderLinkRoutes(deps, settings, methods, recognise, printer),
      ...orderDetailRoutes(deps),
      ...returnStaffRoutes(
        deps,
        settings,
        methods,
        openWarrantyRepair(async () => (await settings.read()).businessId),
      ),
    ]),
    ...returnRoutes(deps, settings),
    ...creditRoutes(deps, settings, methods, printer),
    ...familyLinkRoutes(deps, settings),
    ...onlinePaymentRoutes(deps, settings, gateways),
    ...providerStaffRoutes(deps, settings, gateways),
    ...paymentMethodRoutes(deps, settings, methods),
    ...paymentMethodStaffRoutes(deps, settings, methods),
    ...orderExportRoutes(deps),
    ...invoiceRoutes(deps, settings, printer),
    ...orderPaperRoutes(deps, settings, methods, printer),
    ...deliveringRoutes(deps, settings),
    ...deliveryRoutes(deps, delivery),
    ...numberingRoutes(deps),
    ...outcomeRoutes(deps, {
      sellorders: findPlacedOrder,
      'sellorders/counter': findPlacedOrder,
      'staff-orders': findPlacedOrder,
      'walk-in': findReceived,
    }),
    ...invalidateAfterWrites(catalogue.refresh, stockRoutes(deps)),
    ...invalidateAfterWrites(catalogue.refresh, stockSheetRoutes(deps)),
    ...serialRoutes(deps),
    ...orderSerialRoutes(deps),
    ...passportRoutes(deps, suppliesFor(catalogue)),
    ...fileRoutes(deps, { reset: createDownloadAuthorizer(deps) }),
    ...pictureRoutes(deps),
    ...shopFileRoutes(deps),
    ...catalogueRoutes(responses),
    ...boughtTogetherRoutes(deps, responses),
    ...productCsvRoutes(deps, productShelf, catalogue.refresh),
    ...productRoutes(deps, catalogue.refresh),
    ...variantRoutes(deps, catalogue.refresh),
    ...invalidateAfterWrites(catalogue.refresh, recalculateRoutes(deps)),
    ...invalidateAfterWrites(catalogue.refresh, promotionRoutes(deps, settings, methods)),
    ...stockStaffRoutes(deps),
    ...categoryRoutes(deps, catalogue.refresh),
    ...brandRoutes(deps, catalogue.refresh),
    ...attributeRoutes(deps, catalogue.refresh),
    ...reviewRoutes(deps, catalogue.refresh),
    ...savedListRoutes(deps),
    ...searchLogRoutes(deps, searches, catalogue),
    ...searchRuleRoutes(deps, catalogue.refresh),
    ...serviceRoutes(deps, services),
    ...repairStepRoutes(deps),
    ...serviceOrderRoutes(deps, settings),
    ...repairPaperRoutes(deps, methods, printer),
    ...ownServiceOrderRoutes(deps),
    ...staffServiceOrderRoutes(deps, settings, methods),
    ...repairWorkRoutes(deps),
    ...labourTaskRoutes(deps),
    ...loanerRoutes(deps),
    ...intakeRoutes(deps),
    ...paymentReportRoutes(deps, settings, methods),
    ...ticketRoutes(deps),
    ...ticketMessageRoutes(deps),
    ...resetRoutes(deps, resets, settings),
    ...resetSaleRoutes(deps, settings, recognise),
    ...resetOutcomeRoutes(deps, settings),
    ...contactRoutes(deps),
    ...siteRoutes(deps, site),
    ...blogRoutes(deps, blog),
    ...bannerRoutes(deps, banners),
    ...promiseRoutes(deps, promises),
    ...translationRoutes(deps, translations),
    ...campaignRoutes(deps, settings),
    ...campaignLinkRoutes(deps),
    ...newsletterRoutes(deps),
    ...workQueueRoutes(deps, settings),
    ...liveRoutes(deps, changes),
    ...customerRoutes(deps, sendActivation),
    ...bankMessageRoutes(deps, { settings, methods }),
    ...closingRoutes(deps, methods, printer),
    ...cashBookRoutes(deps),
    ...marginRoutes(deps),
    ...repairReportRoutes(deps),
    ...buyingListRoutes(deps),
    ...mailRoutes(deps, mailWriters),
    ...messageTextRoutes(deps, mailWriters),
    ...webhookRoutes(deps),
    ...deskRoutes(deps),
    ...officeSearchRoutes(deps),
    ...replyTemplateRoutes(deps),
    ...auditLogRoutes(deps),
    ...dashboardRoutes(deps, settings),
  ]
}

/** Passed in, because features do not import each other. */
const productShelf = {
  ...{ rows: productRows, editedColumns, columns: productColumns },
  ...{ writeOptions, writeCombo, lockCartsWith },
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
