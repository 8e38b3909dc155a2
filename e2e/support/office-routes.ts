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
const headings: Record<string, string> = {
  '/admin/service-orders': 'Órdenes de servicio',
  '/admin/service-board': 'Órdenes de servicio',
  '/admin/cash-moves': 'Movimientos',
  '/admin/downloads': 'Descargas',
  '/admin/reset-failures': 'Reset que no funcionaron',
  '/admin/reset-counts': 'Cómo funciona cada archivo',
  '/admin/labels': 'Etiquetas',
  '/admin/service-types': 'Tipos de servicio',
  '/admin/pickup-points': 'Puntos de recogida',
  '/admin/countries': 'Países',
  '/admin/webhook-events': 'Eventos de webhooks',
}

/** The heading is the name of a row. */
const someName = /./

/** Not in the menu: the start page, the second lists of some sections, single rows and forms. */
const others: OfficePage[] = [
  { path: '/admin', heading: 'Por atender' },
  ...navigationSections
    .flatMap(({ items }) => items.flatMap(({ alsoCurrentAt = [] }) => alsoCurrentAt))
    .map((path) => ({ path, heading: headings[path] ?? someName })),
  { path: '/admin/notices', heading: 'Mis avisos' },
  { path: '/admin/orders/:order', heading: /^Pedido ORDEN-/ },
  { path: '/admin/service-orders/:serviceOrder', heading: /^Servicio SERVICIO-/ },
  { path: '/admin/reset-sales/:resetSale', heading: /, venta \d+$/ },
  { path: '/admin/customers/:business', heading: 'Imprenta Sol' },
  { path: '/admin/products/:product', heading: someName },
  { path: '/admin/products/:product?tab=attributes', heading: someName },
  { path: '/admin/products/:product?tab=stock', heading: someName },
  { path: '/admin/products/create', heading: 'Producto nuevo' },
  { path: '/admin/products/csv', heading: 'Importar y exportar productos' },
  { path: '/admin/labels?ids=1,2,3', heading: 'Etiquetas' },
  { path: '/admin/order-papers?ids=1,2', heading: 'Imprimir pedidos' },
  { path: '/admin/faq/create', heading: 'Preguntas frecuentes' },
  { path: '/admin/pages/create', heading: 'Textos' },
  { path: '/admin/reply-templates', heading: 'Plantillas de respuesta' },
  { path: '/admin/reply-templates/create', heading: 'Plantillas de respuesta' },
  { path: '/admin/webhooks/create', heading: 'Webhooks' },
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
  { name: 'pages that are not in the menu', pages: others },
]

export function officeAddress({ path }: OfficePage, rows: OfficeRows): string {
  return path.replace(/:(\w+)/, (_, row: keyof OfficeRows) => String(rows[row]))
}
