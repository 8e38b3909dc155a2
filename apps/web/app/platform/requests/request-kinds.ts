import type { OutcomeScope } from '@tecnoclick/contract/platform/outcomes/schemas'

interface KindOfRequest {
  /** The scope of its idempotency key. */
  scope: OutcomeScope
  /** Where the customer finds what was made. */
  page(id: number): string
  /** Where the customer looks when nobody can tell any more. */
  list: string
  /** The document that has the number; none for a sale of a reset. */
  numbered?: { path(id: number): string; field: string }
}

const serviceNumber = { path: (id: number) => `/orderservices/fulldata/${id}`, field: 'orderNum' }
const orderNumber = { path: (id: number) => `/sellorders/${id}`, field: 'noSellOrden' }

/** Requests that must not be lost or sent twice (platform.md#lost-answers). A new one needs a row here, its texts and `sendOnce`. */
export const requestKinds = {
  order: {
    scope: 'sellorders',
    page: (id) => `/account/orders/${id}`,
    list: '/account/orders',
    numbered: orderNumber,
  },
  payment: {
    scope: 'payments',
    page: (id) => `/account/orders/${id}`,
    list: '/account/orders',
    numbered: orderNumber,
  },
  return: {
    scope: 'returns',
    page: (id) => `/account/returns/${id}`,
    list: '/account/orders',
    numbered: { path: (id) => `/returns/${id}`, field: 'number' },
  },
  service: {
    scope: 'orderservices',
    page: (id) => `/account/services/${id}`,
    list: '/account/orders?type=services',
    numbered: serviceNumber,
  },
  message: {
    scope: 'service-messages',
    page: (id) => `/account/services/${id}`,
    list: '/account/orders?type=services',
    numbered: serviceNumber,
  },
  orderMessage: {
    scope: 'order-messages',
    page: (id) => `/account/orders/${id}`,
    list: '/account/orders',
    numbered: orderNumber,
  },
  reset: { scope: 'salereset', page: () => '/account/ordersreset', list: '/account/ordersreset' },
} as const satisfies Record<string, KindOfRequest>

export type RequestKind = keyof typeof requestKinds

/** With the optional fields of every kind. */
export function kindOf(kind: RequestKind): KindOfRequest {
  return requestKinds[kind]
}
