import {
  attributes,
  brands,
  categories,
  csv,
  recalculate,
  reviews,
  searches,
  searchRules,
} from './catalogue/office.ts'
import { products } from './catalogue/office-products.ts'
import { deliveries } from './delivery/office-deliveries.ts'
import { deliveryZones, pickupPoints } from './delivery/office-zones.ts'
import { closing, dashboard } from './money/office.ts'
import { bankMessages } from './money/office-bank-messages.ts'
import { cash } from './money/office-cash.ts'
import { closings } from './money/office-closings.ts'
import { account, confirmation, customers, signIn, staff } from './people/office.ts'
import { apiKeys } from './people/office-api-keys.ts'
import { staffNotices } from './people/office-staff-notices.ts'
import { auditLog, consecutives, files, mails, sms, telegram } from './platform/office.ts'
import { accounts } from './platform/office-accounts.ts'
import { auditFields } from './platform/office-audit-fields.ts'
import { messageTexts } from './platform/office-message-texts.ts'
import { outcomes } from './platform/office-outcomes.ts'
import { printer } from './platform/office-printer.ts'
import {
  common,
  customerNews,
  errors,
  failure,
  form,
  list,
  navigation,
  noAccess,
  notFound,
  ra,
  undo,
  upload,
} from './platform/office-shared.ts'
import { webhookEvents, webhooks } from './platform/office-webhooks.ts'
import { resetCounts, resetFailures, resetSales, resets } from './resets/office.ts'
import { counter, voiding } from './selling/office-counter.ts'
import { credit } from './selling/office-credit.ts'
import { orders, payment } from './selling/office-orders.ts'
import { orderPayments, orderRefunds, paymentMethods } from './selling/office-payments.ts'
import { promotions } from './selling/office-promotions.ts'
import { onlinePayments, paymentProviders } from './selling/office-providers.ts'
import { returns } from './selling/office-returns.ts'
import { takenOrders } from './selling/office-taken-orders.ts'
import { reopen, unpaid } from './selling/office-unpaid.ts'
import {
  banners,
  contactMessages,
  documents,
  faq,
  markdownEditor,
  newsletter,
  pages,
  posts,
  promises,
  team,
  translations,
} from './site/office.ts'
import { campaigns } from './site/office-campaigns.ts'
import { geography, settings } from './site/office-settings.ts'
import { workQueue } from './staff/office.ts'
import { desk } from './staff/office-desk.ts'
import { help } from './staff/office-help.ts'
import { replyTemplates, search, shortcuts } from './staff/office-tools.ts'
import { stockAlerts } from './stock/office.ts'
import { serials } from './stock/office-serials.ts'
import { stockSheets } from './stock/office-stock-sheets.ts'
import { serviceOrders, services } from './workshop/office.ts'
import { deviceTypes, intake } from './workshop/office-intake.ts'
import { repairMoney } from './workshop/office-payments.ts'
import { repairSteps } from './workshop/office-steps.ts'
import { buyingList, labourTasks, loaners, repairReport, repairWork } from './workshop/office-work.ts'

/**
 * The back office is in Spanish only. Its texts are a separate table, so that customers do not download them.
 * `fillText` replaces placeholders such as `{name}`.
 */
export const office = {
  title: 'Administración',
  pageTitle: '{page} | Administración de {store}',
  toShop: 'Ver la tienda',
  sections: 'Secciones',
  openSections: 'Abrir las secciones',
  loading: 'Cargando',
  navigation,
  common,
  customerNews,
  upload,
  list,
  form,
  undo,
  failure,
  notFound,
  noAccess,
  errors,
  ra,
  outcomes,
  accounts,
  desk,
  search,
  shortcuts,
  replyTemplates,
  auditLog,
  auditFields,
  consecutives,
  files,
  mails,
  messageTexts,
  sms,
  telegram,
  webhooks,
  webhookEvents,
  categories,
  brands,
  searchRules,
  attributes,
  csv,
  recalculate,
  reviews,
  searches,
  products,
  stockSheets,
  buyingList,
  repairWork,
  labourTasks,
  loaners,
  repairReport,
  serials,
  orders,
  unpaid,
  reopen,
  voiding,
  printer,
  takenOrders,
  orderPayments,
  orderRefunds,
  paymentMethods,
  paymentProviders,
  onlinePayments,
  promotions,
  campaigns,
  payment,
  returns,
  workQueue,
  counter,
  bankMessages,
  cash,
  closing,
  closings,
  credit,
  dashboard,
  stockAlerts,
  deliveries,
  deliveryZones,
  pickupPoints,
  repairSteps,
  serviceOrders,
  repairMoney,
  intake,
  deviceTypes,
  services,
  resets,
  resetCounts,
  resetFailures,
  resetSales,
  signIn,
  account,
  confirmation,
  customers,
  staff,
  staffNotices,
  apiKeys,
  markdownEditor,
  pages,
  banners,
  promises,
  faq,
  documents,
  team,
  translations,
  posts,
  contactMessages,
  newsletter,
  geography,
  settings,
  help,
} as const
