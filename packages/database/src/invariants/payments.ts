import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 7. */
export const paymentInvariants: readonly Invariant[] = [
  {
    id: '7-payments',
    title:
      'Each payment is in the currency of its order, and its receipt is a private photo of that customer',
    sql: `
      select payments.id from payments join orders on orders.id = payments.order_id
      left join files on files.name = payments.receipt
      where payments.currency <> orders.currency or payments.amount <= 0
        or payments.receipt is not null and (
          files.kind is distinct from 'receipt' or files.visibility <> 'private'
          or files.owner_id is distinct from orders.client_id
        )`,
  },
  {
    id: '7-payments-audited',
    title: 'A payment of a web order is verified only by an audited staff action',
    sql: `
      select payments.id from payments join orders on orders.id = payments.order_id
      where orders.channel = 'web' and payments.state = 'verified' and not exists (
        select from audit_log join users on users.id = audit_log.actor_id
        where entity = 'payment' and entity_id = payments.id::text and users.role = 'admin'
          and audit_log.after ->> 'state' = 'verified'
      )`,
  },
]
