import type { Method } from '@tecnoclick/contract/platform/endpoint'
import type { Access, Role } from '@tecnoclick/domain/people/roles'
import type { FurnishedShop } from '../furnished-shop.ts'
import type { Person } from '../test-api.ts'

/** Ana is a customer and most objects are hers; the stranger is a customer too. */
export const callers = ['visitor', 'stranger', 'business', 'ana', 'admin'] as const
export type CallerName = (typeof callers)[number]

export interface Caller {
  name: CallerName
  role: Role | undefined
  person: Person
}

export interface Sending {
  /** What stands in the braces of the path. */
  id?: number | string
  query?: string
  json?: unknown
  form?: FormData
}

/** A call of the product description (docs/product). */
export interface DocumentedCall {
  call: `${Method} /${string}`
  access: Access
  /** It names something of Ana's: for any other customer that is not there. */
  own?: true
  /** Made by somebody new of that role, who has nothing yet. */
  fresh?: true
  with?(shop: FurnishedShop, caller: Caller): Sending | Promise<Sending>
  /** Where somebody gets another answer than access and owner say. */
  instead?: Partial<Record<CallerName, number>>
  /** Dotted names of fields that Ana or staff must find in the answer. */
  holds?: readonly string[]
}
