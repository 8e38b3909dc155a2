import * as attributes from './schema/catalogue/attributes.ts'
import * as boughtTogether from './schema/catalogue/bought-together.ts'
import * as brands from './schema/catalogue/brands.ts'
import * as catalogueImages from './schema/catalogue/catalogue-images.ts'
import * as categories from './schema/catalogue/categories.ts'
import * as comboParts from './schema/catalogue/combo-parts.ts'
import * as productDetails from './schema/catalogue/product-details.ts'
import * as productOptions from './schema/catalogue/product-options.ts'
import * as products from './schema/catalogue/products.ts'
import * as reviews from './schema/catalogue/reviews.ts'
import * as savedLists from './schema/catalogue/saved-lists.ts'
import * as searchLog from './schema/catalogue/search-log.ts'
import * as searchRules from './schema/catalogue/search-rules.ts'
import * as snapshotChanges from './schema/catalogue/snapshot-changes.ts'
import * as deliveries from './schema/delivery/deliveries.ts'
import * as delivery from './schema/delivery/zones.ts'
import * as bankMessages from './schema/money/bank-messages.ts'
import * as cashMoves from './schema/money/cash-moves.ts'
import * as cashRegisters from './schema/money/cash-registers.ts'
import * as closings from './schema/money/closings.ts'
import * as creditAccounts from './schema/money/credit-accounts.ts'
import * as creditEntries from './schema/money/credit-entries.ts'
import * as exchangedChange from './schema/money/exchanged-change.ts'
import * as addresses from './schema/people/addresses.ts'
import * as apiKeys from './schema/people/api-keys.ts'
import * as notices from './schema/people/notices.ts'
import * as profiles from './schema/people/profiles.ts'
import * as secondFactors from './schema/people/second-factors.ts'
import * as signInCodes from './schema/people/sign-in-codes.ts'
import * as sms from './schema/people/sms.ts'
import * as staffInvitations from './schema/people/staff-invitations.ts'
import * as staffNotices from './schema/people/staff-notices.ts'
import * as users from './schema/people/users.ts'
import * as auditLog from './schema/platform/audit-log.ts'
import * as auditSeals from './schema/platform/audit-seals.ts'
import * as exposureSigns from './schema/platform/exposure-signs.ts'
import * as files from './schema/platform/files.ts'
import * as idempotency from './schema/platform/idempotency.ts'
import * as messageTexts from './schema/platform/message-texts.ts'
import * as numbering from './schema/platform/numbering.ts'
import * as outbox from './schema/platform/outbox.ts'
import * as rateBuckets from './schema/platform/rate-buckets.ts'
import * as scheduledJobs from './schema/platform/scheduled-jobs.ts'
import * as webhooks from './schema/platform/webhooks.ts'
import * as resetOutcomes from './schema/resets/outcomes.ts'
import * as resets from './schema/resets/resets.ts'
import * as cartLinks from './schema/selling/cart-links.ts'
import * as carts from './schema/selling/carts.ts'
import * as familyLinks from './schema/selling/family-links.ts'
import * as invoices from './schema/selling/invoices.ts'
import * as orderMessages from './schema/selling/order-messages.ts'
import * as orderTickets from './schema/selling/order-tickets.ts'
import * as orders from './schema/selling/orders.ts'
import * as paymentMethods from './schema/selling/payment-methods.ts'
import * as payments from './schema/selling/payments.ts'
import * as promotions from './schema/selling/promotions.ts'
import * as providerPayments from './schema/selling/provider-payments.ts'
import * as returns from './schema/selling/returns.ts'
import * as banners from './schema/site/banners.ts'
import * as blog from './schema/site/blog.ts'
import * as campaigns from './schema/site/campaigns.ts'
import * as contactMessages from './schema/site/contact-messages.ts'
import * as currencies from './schema/site/currencies.ts'
import * as geography from './schema/site/geography.ts'
import * as newsletter from './schema/site/newsletter.ts'
import * as promises from './schema/site/promises.ts'
import * as settings from './schema/site/settings.ts'
import * as siteTexts from './schema/site/site-texts.ts'
import * as translations from './schema/site/translations.ts'
import * as desk from './schema/staff/desk.ts'
import * as replyTemplates from './schema/staff/reply-templates.ts'
import * as passports from './schema/stock/passports.ts'
import * as serialUnits from './schema/stock/serial-units.ts'
import * as stock from './schema/stock/stock-ledger.ts'
import * as stockSheets from './schema/stock/stock-sheets.ts'
import * as intakes from './schema/workshop/intakes.ts'
import * as labour from './schema/workshop/labour.ts'
import * as loaners from './schema/workshop/loaners.ts'
import * as outsideJobs from './schema/workshop/outside-jobs.ts'
import * as paymentReports from './schema/workshop/payment-reports.ts'
import * as quoteLines from './schema/workshop/quote-lines.ts'
import * as repairSteps from './schema/workshop/repair-steps.ts'
import * as repeatedRepairs from './schema/workshop/repeated-repairs.ts'
import * as serviceMessages from './schema/workshop/service-messages.ts'
import * as serviceOrders from './schema/workshop/service-orders.ts'
import * as serviceParts from './schema/workshop/service-parts.ts'
import * as servicePayments from './schema/workshop/service-payments.ts'
import * as services from './schema/workshop/services.ts'

/** Every table, for the connection and for the comparison with the migrations. */
export const schema = {
  ...addresses,
  ...apiKeys,
  ...attributes,
  ...auditLog,
  ...auditSeals,
  ...bankMessages,
  ...banners,
  ...campaigns,
  ...blog,
  ...boughtTogether,
  ...brands,
  ...cartLinks,
  ...carts,
  ...categories,
  ...comboParts,
  ...cashMoves,
  ...cashRegisters,
  ...closings,
  ...contactMessages,
  ...creditAccounts,
  ...creditEntries,
  ...exchangedChange,
  ...currencies,
  ...deliveries,
  ...delivery,
  ...desk,
  ...exposureSigns,
  ...files,
  ...geography,
  ...idempotency,
  ...newsletter,
  ...numbering,
  ...invoices,
  ...orderMessages,
  ...familyLinks,
  ...orderTickets,
  ...orders,
  ...messageTexts,
  ...outbox,
  ...passports,
  ...paymentMethods,
  ...paymentReports,
  ...payments,
  ...productDetails,
  ...productOptions,
  ...products,
  ...notices,
  ...signInCodes,
  ...sms,
  ...profiles,
  ...promises,
  ...promotions,
  ...providerPayments,
  ...secondFactors,
  ...intakes,
  ...labour,
  ...loaners,
  ...outsideJobs,
  ...quoteLines,
  ...rateBuckets,
  ...repairSteps,
  ...replyTemplates,
  ...resetOutcomes,
  ...resets,
  ...returns,
  ...reviews,
  ...savedLists,
  ...scheduledJobs,
  ...searchLog,
  ...searchRules,
  ...repeatedRepairs,
  ...serialUnits,
  ...serviceMessages,
  ...serviceOrders,
  ...serviceParts,
  ...servicePayments,
  ...services,
  ...settings,
  ...siteTexts,
  ...snapshotChanges,
  ...catalogueImages,
  ...staffInvitations,
  ...staffNotices,
  ...stock,
  ...stockSheets,
  ...translations,
  ...users,
  ...webhooks,
}
