import type { Invariant } from './invariant.ts'

/** Old events are removed, and a webhook that is being added is not seen by transactions that run beside it. */
const listens = (type: string, since: string) => `
        webhooks.enable and '${type}' = any (webhooks.events)
        and ${since} > webhooks.listening_since + interval '1 minute' and ${since} > now() - interval '7 days'`

const missing = (type: string, object: string, id: string) => `
        not exists (
          select from webhook_events as e
          where e.webhook_id = webhooks.id and e.type = '${type}' and e.object = '${object}' and e.object_id = ${id}
        )`

/** platform.md#invariants, 13. */
export const webhookInvariants: readonly Invariant[] = [
  {
    id: '13-webhook-orders',
    title: 'Every order that was placed while a webhook listened has its event',
    sql: `
      select orders.id from orders, webhooks
      where ${listens('order.placed', 'orders.created_at')} and ${missing('order.placed', 'order', 'orders.id')}`,
  },
  {
    id: '13-webhook-paid',
    title: 'Every order that was paid while a webhook listened has its event',
    sql: `
      select paid.order_id from webhooks, (
        select order_id, min(payments.created_at) as since from payments join orders on orders.id = order_id
        where payments.state = 'verified' group by order_id, orders.total having sum(coalesce(settled, amount)) >= orders.total
      ) as paid
      where ${listens('order.paid', 'paid.since')} and ${missing('order.paid', 'order', 'paid.order_id')}`,
  },
  {
    id: '13-webhook-order',
    title: 'No event was delivered before an earlier one of its object, unless that one was sent again',
    sql: `
      select later.id from webhook_events as earlier join webhook_events as later
        on later.webhook_id = earlier.webhook_id and later.object = earlier.object and later.object_id = earlier.object_id
      where earlier.state in ('pending', 'sending') and earlier.resent_at is null
        and later.id > earlier.id and later.state = 'delivered'`,
  },
  {
    id: '13-webhook-stuck',
    title: 'No event of an enabled webhook has been due for fifteen minutes without an attempt',
    sql: `
      select due.id from webhook_events as due join webhooks on webhooks.id = due.webhook_id and webhooks.enable
      where due.state in ('pending', 'sending') and due.next_attempt_at < now() - interval '15 minutes'
        and webhooks.listening_since < now() - interval '15 minutes'
        and not exists (
          select from webhook_events as earlier
          where earlier.object = due.object and earlier.object_id = due.object_id
            and earlier.webhook_id = due.webhook_id and earlier.id < due.id and earlier.state in ('pending', 'sending')
        )
        and not exists (
          select from webhook_events as s
          where s.webhook_id = due.webhook_id and s.state = 'sending' and s.lease_until > now()
        )`,
  },
]
