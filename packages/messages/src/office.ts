import { attributes, brands, categories, csv, recalculate, reviews, searches } from './catalogue/office.ts'
import { products } from './catalogue/office-products.ts'
import { account, confirmation, customers, signIn, staff } from './people/office.ts'
import { apiKeys } from './people/office-api-keys.ts'
import { auditLog, consecutives, files, mails } from './platform/office.ts'
import { accounts } from './platform/office-accounts.ts'
import { desk } from './platform/office-desk.ts'
import { help } from './platform/office-help.ts'
import { outcomes } from './platform/office-outcomes.ts'
import {
  common,
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
import { replyTemplates, search, shortcuts } from './platform/office-tools.ts'
import { webhookEvents, webhooks } from './platform/office-webhooks.ts'
import { resetSales, resets } from './resets/office.ts'
import { closing, dashboard, stockAlerts, workQueue } from './selling/office.ts'
import { closings } from './selling/office-closings.ts'
import { counter, voiding } from './selling/office-counter.ts'
import { deliveries } from './selling/office-deliveries.ts'
import { deliveryZones, pickupPoints } from './selling/office-delivery.ts'
import { reopen, unpaid } from './selling/office-money.ts'
import { orders, payment } from './selling/office-orders.ts'
import { orderPayments, orderRefunds, paymentMethods } from './selling/office-payments.ts'
import { returns } from './selling/office-returns.ts'
import { stockSheets } from './selling/office-stock-sheets.ts'
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
import { geography, settings } from './site/office-settings.ts'
import { serviceOrders, services } from './workshop/office.ts'
import { repairMoney } from './workshop/office-payments.ts'

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
  consecutives,
  files,
  mails,
  webhooks,
  webhookEvents,
  categories,
  brands,
  attributes,
  csv,
  recalculate,
  reviews,
  searches,
  products,
  stockSheets,
  orders,
  unpaid,
  reopen,
  voiding,
  orderPayments,
  orderRefunds,
  paymentMethods,
  payment,
  returns,
  workQueue,
  counter,
  closing,
  closings,
  dashboard,
  stockAlerts,
  deliveries,
  deliveryZones,
  pickupPoints,
  serviceOrders,
  repairMoney,
  services,
  resets,
  resetSales,
  signIn,
  account,
  confirmation,
  customers,
  staff,
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
