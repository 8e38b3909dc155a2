import type { Method } from '@tecnoclick/contract/platform/endpoint'
import type { Access, Role } from '@tecnoclick/domain/people/roles'
import type { SampleShop } from '../sample-shop.ts'
import type { Person } from '../test-api.ts'

/** Ana is a customer who owns most objects; the stranger is another customer. */
export const callers = ['visitor', 'stranger', 'business', 'ana', 'admin'] as const
export type CallerName = (typeof callers)[number]

export const roleOf = {
  visitor: undefined,
  stranger: 'user',
  business: 'business',
  ana: 'user',
  admin: 'admin',
} as const satisfies Record<CallerName, Role | undefined>

export interface Caller {
  name: CallerName
  role: Role | undefined
  person: Person
}

export interface Sending {
  /** Values of the path parameters. */
  id?: number | string
  query?: string
  json?: unknown
  form?: FormData
}

/** A call of the product description (docs/product). */
export interface DocumentedCall {
  call: `${Method} /${string}`
  access: Access
  /** It concerns an object of Ana's, which other customers cannot find. */
  own?: true
  /** Sent by a new account of that role. */
  fresh?: true
  with?(shop: SampleShop, caller: Caller): Sending | Promise<Sending>
  /** Status by role where it differs from access and ownership. */
  instead?: Partial<Record<CallerName, number>>
  /** Dotted names of fields that the response to Ana or staff must have. */
  holds?: readonly string[]
}
