import type { Client } from '@tecnoclick/contract/platform/client'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import type { ComponentType } from 'react'
import { AttributeList, attributeCalls } from '../catalogue/attributes/attribute-list.tsx'
import { BrandList, brandCalls } from '../catalogue/brands/brand-list.tsx'
import { CategoryList, categoryCalls } from '../catalogue/categories/category-list.tsx'
import { productCalls } from '../catalogue/products/product-form.ts'
import { ProductRoutes } from '../catalogue/products/product-routes.tsx'
import { stockCalls } from '../catalogue/products/stock-calls.ts'
import { RecalculationPage } from '../catalogue/recalculation/recalculation-page.tsx'
import { ReviewList, reviewCalls } from '../catalogue/reviews/review-list.tsx'
import { SearchReport } from '../catalogue/search-log/search-report.tsx'
import { SearchRuleList, searchRuleCalls } from '../catalogue/search-rules/search-rule-list.tsx'
import { DeliveriesPage } from '../delivery/couriers/deliveries-page.tsx'
import { PickupPointList, pickupPointCalls } from '../delivery/points/pickup-point-list.tsx'
import { DeliveryZoneList, zoneCalls } from '../delivery/zones/zone-list.tsx'
import { BankMessageList, bankMessageCalls } from '../money/bank-messages/bank-message-list.tsx'
import { CashMoveList, cashMoveCalls } from '../money/cash-book/cash-move-list.tsx'
import { CashPage } from '../money/cash-book/cash-page.tsx'
import { ClosingList, closingCalls } from '../money/closing/closing-list.tsx'
import { ClosingPage } from '../money/closing/closing-page.tsx'
import { DashboardPage } from '../money/dashboard/dashboard-page.tsx'
import { RepairReportPage } from '../money/repairs/repair-report-page.tsx'
import { ApiKeyList, apiKeyCalls } from '../people/api-keys/api-key-list.tsx'
import { CustomerList, customerCalls } from '../people/customers/customer-list.tsx'
import { CustomerPage } from '../people/customers/customer-page.tsx'
import { StaffList, staffCalls } from '../people/staff/staff-list.tsx'
import { NoticesPage } from '../people/staff-notices/notices-page.tsx'
import type { ResourceCalls } from '../platform/api/resource-calls.ts'
import { AuditList, auditCalls } from '../platform/audit/audit-list.tsx'
import { FileList, fileCalls } from '../platform/files/file-list.tsx'
import { guardedScreen } from '../platform/layout/guarded-screen.tsx'
import { MailList, mailCalls } from '../platform/mail/mail-list.tsx'
import { messageTextCalls } from '../platform/message-texts/message-text-calls.ts'
import { MessageTextList } from '../platform/message-texts/message-text-list.tsx'
import { ConsecutiveList, consecutiveCalls } from '../platform/numbering/consecutive-list.tsx'
import { WebhookEventList, webhookEventCalls } from '../platform/webhooks/event-list.tsx'
import { WebhookList, webhookCalls } from '../platform/webhooks/webhook-list.tsx'
import { ResetList, resetCalls } from '../resets/files/reset-list.tsx'
import { ResetCountList, resetCountCalls } from '../resets/outcomes/reset-count-list.tsx'
import { ResetFailureList, resetFailureCalls } from '../resets/outcomes/reset-failure-list.tsx'
import { DownloadList, downloadCalls } from '../resets/sales/download-list.tsx'
import { ResetSaleList, resetSaleCalls } from '../resets/sales/reset-sale-list.tsx'
import { ResetSalePage } from '../resets/sales/reset-sale-page.tsx'
import { CounterPage } from '../selling/counter/counter-page.tsx'
import { CreditList, creditCalls } from '../selling/credit/credit-list.tsx'
import { CreditPage } from '../selling/credit/credit-page.tsx'
import { OrderList, orderCalls } from '../selling/orders/order-list.tsx'
import { OrderPapersPage } from '../selling/orders/order-papers-page.tsx'
import { OrderRoutes } from '../selling/orders/order-routes.tsx'
import { PaymentMethodList, paymentMethodCalls } from '../selling/payments/method-list.tsx'
import { PaymentProviderList, paymentProviderCalls } from '../selling/payments/provider-list.tsx'
import { promotionCalls } from '../selling/promotions/promotion-form.ts'
import { PromotionList } from '../selling/promotions/promotion-list.tsx'
import { ReturnList, returnCalls } from '../selling/returns/return-list.tsx'
import { ReturnPage } from '../selling/returns/return-page.tsx'
import { TakeOrderPage } from '../selling/taken-orders/take-order-page.tsx'
import { BannerList, bannerCalls } from '../site/banners/banner-list.tsx'
import { PostList, postCalls } from '../site/blog/post-list.tsx'
import { CampaignList, campaignCalls } from '../site/campaigns/campaign-list.tsx'
import { CampaignPage } from '../site/campaigns/campaign-page.tsx'
import { MessageList, messageCalls } from '../site/contact/message-list.tsx'
import { DocumentList, documentCalls } from '../site/content/document-list.tsx'
import { FaqList, faqCalls } from '../site/content/faq-list.tsx'
import { PageList, pageCalls } from '../site/content/page-list.tsx'
import { TeamList, teamCalls } from '../site/content/team-list.tsx'
import { CityList } from '../site/geography/city-list.tsx'
import { CountryList } from '../site/geography/country-list.tsx'
import { cityCalls, countryCalls, stateCalls } from '../site/geography/places.tsx'
import { StateList } from '../site/geography/state-list.tsx'
import { SubscriberList, subscriberCalls } from '../site/newsletter/subscriber-list.tsx'
import { PromiseList, promiseCalls } from '../site/promises/promise-list.tsx'
import { settingCalls } from '../site/settings/setting-calls.ts'
import { SettingList } from '../site/settings/setting-list.tsx'
import { TranslationList, translationCalls } from '../site/translations/translation-list.tsx'
import { HelpPage } from '../staff/help/help-page.tsx'
import { ReplyTemplateList, replyTemplateCalls } from '../staff/reply-templates/template-list.tsx'
import { StockAlertList, stockAlertCalls } from '../stock/alerts/stock-alert-list.tsx'
import { SerialList, serialCalls } from '../stock/serials/serial-list.tsx'
import { SerialPage } from '../stock/serials/serial-page.tsx'
import { LabelsPage } from '../stock/sheets/labels-page.tsx'
import { SheetList, stockSheetCalls } from '../stock/sheets/sheet-list.tsx'
import { SheetPage } from '../stock/sheets/sheet-page.tsx'
import { DeviceTypeList, deviceTypeCalls } from '../workshop/intake/device-type-list.tsx'
import { LabourTaskList, labourTaskCalls } from '../workshop/labour/labour-task-list.tsx'
import { LoanerList, loanerCalls } from '../workshop/loaners/loaner-list.tsx'
import { RepairStepList, repairStepCalls } from '../workshop/repair-steps/repair-step-list.tsx'
import { BuyingListPage } from '../workshop/reports/buying-list-page.tsx'
import { ServiceBoard } from '../workshop/service-orders/service-board.tsx'
import { ServiceOrderList } from '../workshop/service-orders/service-order-list.tsx'
import { ServiceOrderRoutes } from '../workshop/service-orders/service-order-page.tsx'
import { serviceOrderCalls } from '../workshop/service-orders/service-orders.ts'
import { WalkInPage } from '../workshop/service-orders/walk-in-page.tsx'
import {
  ServiceList,
  ServiceTypeList,
  serviceCalls,
  serviceTypeCalls,
} from '../workshop/services/service-list.tsx'

interface OfficeResource {
  /** Who sees the screen at all. */
  permission: Permission
  /** How the data provider reaches the API. A page that reads the API itself has none. */
  calls?: (client: Client) => ResourceCalls
  /** The screen at `/admin/<name>`. */
  list: ComponentType
  /** The page of one row, at `/admin/<name>/<id>`. */
  edit?: ComponentType
}

/** Rows without a screen. */
type HiddenResource = Pick<Required<OfficeResource>, 'calls'>

/** Every resource of the office: its API calls and its screens. The navigation is in `navigation-sections.ts`. */
const resources: Readonly<Record<string, OfficeResource | HiddenResource>> = {
  orders: { permission: 'orders:read', calls: orderCalls, list: OrderList, edit: OrderRoutes },
  returns: { permission: 'returns:read', calls: returnCalls, list: ReturnList, edit: ReturnPage },
  'service-orders': {
    permission: 'serviceOrders:read',
    calls: serviceOrderCalls,
    list: ServiceOrderList,
    edit: ServiceOrderRoutes,
  },
  'reset-sales': {
    permission: 'resetSales:read',
    calls: resetSaleCalls,
    list: ResetSaleList,
    edit: ResetSalePage,
  },
  'reset-failures': { permission: 'resetSales:read', calls: resetFailureCalls, list: ResetFailureList },
  'reset-counts': { permission: 'resetSales:read', calls: resetCountCalls, list: ResetCountList },
  downloads: { permission: 'resetSales:read', calls: downloadCalls, list: DownloadList },
  customers: { permission: 'customers:read', calls: customerCalls, list: CustomerList, edit: CustomerPage },

  products: { permission: 'products:read', calls: productCalls, list: ProductRoutes },
  // Has no screen: the undo bar writes a stock change back through it.
  'product-stock': { calls: stockCalls },
  credit: { permission: 'payments:read', calls: creditCalls, list: CreditList, edit: CreditPage },
  promotions: { permission: 'prices:write', calls: promotionCalls, list: PromotionList },
  recalculate: { permission: 'prices:write', list: RecalculationPage },
  categories: { permission: 'categories:write', calls: categoryCalls, list: CategoryList },
  brands: { permission: 'brands:write', calls: brandCalls, list: BrandList },
  attributes: { permission: 'attributes:write', calls: attributeCalls, list: AttributeList },
  'search-rules': { permission: 'categories:write', calls: searchRuleCalls, list: SearchRuleList },
  resets: { permission: 'resets:read', calls: resetCalls, list: ResetList },
  'repair-steps': { permission: 'serviceOrders:read', calls: repairStepCalls, list: RepairStepList },
  services: { permission: 'services:read', calls: serviceCalls, list: ServiceList },
  'service-types': { permission: 'services:read', calls: serviceTypeCalls, list: ServiceTypeList },
  'labour-tasks': { permission: 'serviceOrders:read', calls: labourTaskCalls, list: LabourTaskList },
  loaners: { permission: 'serviceOrders:read', calls: loanerCalls, list: LoanerList },
  'device-types': { permission: 'services:read', calls: deviceTypeCalls, list: DeviceTypeList },

  reviews: { permission: 'reviews:read', calls: reviewCalls, list: ReviewList },
  'contact-messages': { permission: 'messages:read', calls: messageCalls, list: MessageList },
  'reply-templates': {
    permission: 'templates:read',
    calls: replyTemplateCalls,
    list: ReplyTemplateList,
  },
  mails: { permission: 'mails:read', calls: mailCalls, list: MailList },
  'stock-sheets': { permission: 'stock:receive', calls: stockSheetCalls, list: SheetList, edit: SheetPage },
  serials: { permission: 'serials:read', calls: serialCalls, list: SerialList, edit: SerialPage },
  'message-texts': { permission: 'mails:read', calls: messageTextCalls, list: MessageTextList },
  'stock-alerts': { permission: 'stock:read', calls: stockAlertCalls, list: StockAlertList },
  newsletter: { permission: 'newsletter:read', calls: subscriberCalls, list: SubscriberList },
  campaigns: {
    permission: 'campaigns:read',
    calls: campaignCalls,
    list: CampaignList,
    edit: CampaignPage,
  },
  searches: { permission: 'searches:read', list: SearchReport },

  pages: { permission: 'pages:read', calls: pageCalls, list: PageList },
  banners: { permission: 'banners:read', calls: bannerCalls, list: BannerList },
  promises: { permission: 'banners:read', calls: promiseCalls, list: PromiseList },
  faq: { permission: 'pages:read', calls: faqCalls, list: FaqList },
  documents: { permission: 'pages:read', calls: documentCalls, list: DocumentList },
  team: { permission: 'pages:read', calls: teamCalls, list: TeamList },
  translations: { permission: 'pages:read', calls: translationCalls, list: TranslationList },
  posts: { permission: 'blog:read', calls: postCalls, list: PostList },
  files: { permission: 'files:read', calls: fileCalls, list: FileList },

  'bank-messages': { permission: 'payments:read', calls: bankMessageCalls, list: BankMessageList },
  'cash-moves': { permission: 'cash:write', calls: cashMoveCalls, list: CashMoveList },
  closings: { permission: 'closing:read', calls: closingCalls, list: ClosingList },
  dashboard: { permission: 'dashboard:read', list: DashboardPage },
  consecutives: { permission: 'numbering:read', calls: consecutiveCalls, list: ConsecutiveList },
  'audit-log': { permission: 'auditLog:read', calls: auditCalls, list: AuditList },
  staff: { permission: 'staff:read', calls: staffCalls, list: StaffList },
  'api-keys': { permission: 'apiKeys:read', calls: apiKeyCalls, list: ApiKeyList },
  help: { permission: 'workQueue:read', list: HelpPage },
  'delivery-zones': { permission: 'delivery:write', calls: zoneCalls, list: DeliveryZoneList },
  'pickup-points': { permission: 'delivery:write', calls: pickupPointCalls, list: PickupPointList },
  countries: { permission: 'places:write', calls: countryCalls, list: CountryList },
  states: { permission: 'places:write', calls: stateCalls, list: StateList },
  cities: { permission: 'places:write', calls: cityCalls, list: CityList },
  'payment-methods': { permission: 'settings:read', calls: paymentMethodCalls, list: PaymentMethodList },
  'payment-providers': {
    permission: 'settings:read',
    calls: paymentProviderCalls,
    list: PaymentProviderList,
  },
  webhooks: { permission: 'webhooks:read', calls: webhookCalls, list: WebhookList },
  'webhook-events': { permission: 'webhooks:read', calls: webhookEventCalls, list: WebhookEventList },
  settings: { permission: 'settings:read', calls: settingCalls, list: SettingList },
}

/** Screens that are no list of rows. */
const otherScreens: Readonly<Record<string, { permission: Permission; screen: ComponentType }>> = {
  counter: { permission: 'counter:write', screen: CounterPage },
  // Reached from the menu of the account.
  notices: { permission: 'staffNotices:write', screen: NoticesPage },
  'new-order': { permission: 'orders:write', screen: TakeOrderPage },
  'service-board': { permission: 'serviceOrders:read', screen: ServiceBoard },
  'buying-list': { permission: 'serviceOrders:read', screen: BuyingListPage },
  'repair-report': { permission: 'costs:read', screen: RepairReportPage },
  'walk-in': { permission: 'serviceOrders:receive', screen: WalkInPage },
  cash: { permission: 'cash:write', screen: CashPage },
  closing: { permission: 'closing:read', screen: ClosingPage },
  labels: { permission: 'products:read', screen: LabelsPage },
  'order-papers': { permission: 'orders:read', screen: OrderPapersPage },
  deliveries: { permission: 'deliveries:read', screen: DeliveriesPage },
}

const screens = Object.entries(resources).flatMap(([name, resource]) =>
  'permission' in resource ? [[name, resource] as const] : [],
)

/** What the screen at `/admin/<name>` asks for. The home screen is for all staff. */
const screenPermissions: ReadonlyMap<string, Permission> = new Map(
  [...screens, ...Object.entries(otherScreens)].map(([name, { permission }]) => [name, permission]),
)

/** The permission of the screen at an address of the office. */
export function permissionFor(href: string): Permission | undefined {
  const name = /^\/admin\/([\w-]+)/.exec(href)?.[1]
  return name === undefined ? undefined : screenPermissions.get(name)
}

export const resourceScreens = Object.fromEntries(
  screens.map(([name, { permission, list, edit }]) => [
    name,
    { list: guardedScreen(permission, list), ...(edit && { edit: guardedScreen(permission, edit) }) },
  ]),
)

export const customScreens = Object.entries(otherScreens).map(([name, { permission, screen }]) => ({
  path: `/${name}`,
  Screen: guardedScreen(permission, screen),
}))

export function createResourceCalls(client: Client): Record<string, ResourceCalls> {
  return Object.fromEntries(
    Object.entries(resources).flatMap(([name, { calls }]) => (calls ? [[name, calls(client)]] : [])),
  )
}
