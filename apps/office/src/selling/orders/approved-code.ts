import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'

/** Everyone has a code; only a business that was approved has one that says something. */
export function approvedCode({ clicode }: Order['customer']): string | null {
  return clicode === unapprovedClientCode ? null : clicode
}
