import type { Drizzle } from '@tecnoclick/database/connect'
import { navigationSections } from '../../apps/office/src/app/navigation-sections.ts'
import { apiWith } from './api.ts'
import { buyReset, placeOrder, requestService } from './customer.ts'
import { someProduct } from './office.ts'
import { insertPerson } from './people.ts'
import { insertSession } from './session.ts'

/** Ids of rows to open. They are shared: nothing that uses them changes them. */
export interface OfficeRows {
  order: number
  serviceOrder: number
  resetSale: number
  business: number
  product: number
}

export async function insertOfficeRows(db: Drizzle): Promise<OfficeRows> {
  const business = await insertPerson(db, { role: 'business', name: 'Imprenta Sol' })
  const api = apiWith(await insertSession(db, business.id))
  return {
    order: (await placeOrder(api, { paymentMethod: 'transfer' })).id,
    serviceOrder: (await requestService(api)).id,
    resetSale: (await buyReset(api)).id,
    business: business.id,
    product: (await someProduct(api)).id,
  }
}

/** The heading, where it is not the label of the menu. */
const headings: Record<string, string> = { '/admin/service-orders': 'Órdenes de servicio' }

/** Not in the menu: the start page, the second lists of some sections, single rows and forms. */
const others = [
  '/admin',
  ...navigationSections.flatMap(({ items }) => items.flatMap(({ alsoCurrentAt = [] }) => alsoCurrentAt)),
  '/admin/orders/:order',
  '/admin/service-orders/:serviceOrder',
  '/admin/reset-sales/:resetSale',
  '/admin/customers/:business',
  '/admin/products/:product',
  '/admin/products/:product?tab=attributes',
  '/admin/products/:product?tab=stock',
  '/admin/products/create',
  '/admin/products/csv',
  '/admin/labels?ids=1,2,3',
  '/admin/order-papers?ids=1,2',
  '/admin/faq/create',
  '/admin/pages/create',
  '/admin/reply-templates',
  '/admin/reply-templates/create',
  '/admin/webhooks/create',
]

export interface OfficePage {
  path: string
  heading: string | RegExp
}

/** Every page of the back office, by section of its menu. */
export const officePages: { name: string; pages: OfficePage[] }[] = [
  ...navigationSections.map(({ label, items }) => ({
    name: label,
    pages: items.map((item) => ({ path: item.href, heading: headings[item.href] ?? item.label })),
  })),
  { name: 'pages that are not in the menu', pages: others.map((path) => ({ path, heading: /./ })) },
]

export function officeAddress({ path }: OfficePage, rows: OfficeRows): string {
  return path.replace(/:(\w+)/, (_, row: keyof OfficeRows) => String(rows[row]))
}
