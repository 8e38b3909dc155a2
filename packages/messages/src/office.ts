import { attributes, brands, categories, csv, recalculate, reviews, searches } from './office/catalogue.ts'
import { help } from './office/help.ts'
import { orders, payment } from './office/orders.ts'
import { account, customers, signIn, staff } from './office/people.ts'
import { auditLog, consecutives, files, mails } from './office/platform.ts'
import { products } from './office/products.ts'
import { resetSales, resets } from './office/resets.ts'
import { closing, counter, dashboard, stockAlerts, workQueue } from './office/selling.ts'
import { geography, settings } from './office/settings.ts'
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
} from './office/shared.ts'
import { banners, contactMessages, documents, faq, newsletter, pages, posts, team } from './office/site.ts'
import { serviceOrders, services } from './office/workshop.ts'

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
  auditLog,
  consecutives,
  files,
  mails,
  categories,
  brands,
  attributes,
  csv,
  recalculate,
  reviews,
  searches,
  products,
  orders,
  payment,
  workQueue,
  counter,
  closing,
  dashboard,
  stockAlerts,
  serviceOrders,
  services,
  resets,
  resetSales,
  signIn,
  account,
  customers,
  staff,
  pages,
  banners,
  faq,
  documents,
  team,
  posts,
  contactMessages,
  newsletter,
  geography,
  settings,
  help,
} as const
