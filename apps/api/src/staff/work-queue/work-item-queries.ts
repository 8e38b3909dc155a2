import { isSaleIn } from '@tecnoclick/database/sale-states'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { standingRate } from '@tecnoclick/database/standing-rate'
import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { days } from '@tecnoclick/domain/platform/duration'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { rateIds, type WorkItemKind } from '@tecnoclick/domain/staff/work-queue'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { forgottenAddress } from '../../platform/mail/forget-mails.ts'

/** How long failed mails and new reviews stay in the queue. */
const failedMailMs = days(30)
const newReviewMs = days(7)

/** After this a courier is asked what became of an order. */
const longWayMs = days(1)

const noAmount = sql`null::float8 as amount, null::text as currency`
const nameOf = sql`coalesce(nullif(concat_ws(' ', p.name, p.lastname), ''), u.email)`
const resetTitle = sql`concat_ws(' ', b.name, r.model, r.type_file)`
/** `s` in the queries. */
const sale = alias(resetSales, 's')
const resetSale = sql`reset_sales as s
  join resets as r on r.id = s.reset_id join brands as b on b.id = r.brand_id
  join users as u on u.id = s.buyer_id left join profiles as p on p.user_id = u.id`
const serviceOrder = sql`service_orders as o
  join services as v on v.id = o.service_id
  left join users as u on u.id = o.customer_id left join profiles as p on p.user_id = u.id`
/** A device left at the counter may be in no account. */
const deviceOwner = sql`coalesce(nullif(concat_ws(' ', p.name, p.lastname), ''), u.email, o.contact_name)`

const refundedOfOrder = sql`(select coalesce(sum(coalesce(f.settled, f.amount)), 0) from refunds as f where f.order_id = o.id)`

/** An array, because the planner expects as many as there are cancelled orders. */
const cancelledAndPaid = sql`array(select c.id from orders as c where c.status = 'CANCELADA' and c.paid > 0)`

const owed = sql`greatest(o.total - o.paid, 0)::float8 as owed`
const orderFacts = sql`o.id, coalesce(o.number, '') as title, coalesce(o.buyer_name, o.buyer_email, '') as who,
  o.total::float8 as amount, o.currency::text as currency`
const lastPaidAt = sql`(select max(y.verified_at) from payments as y where y.order_id = o.id)`
const hasCourier = sql`exists (select from courier_assignments as c where c.order_id = o.id and c.ended_at is null)`

/** Staff have moved it or written about it: what comes next is money or goods. */
const accepted = sql`(o.status = 'EN PROCESO' or o.responded_at is not null)`

/** Nobody has begun to prepare it. */
const openOrder = sql`orders as o where o.channel <> 'mostrador' and o.status in ('PENDIENTE', 'EN PROCESO')
  and not exists (select from deliveries as d where d.order_id = o.id)`

/** Orders at a step, with `last`, how they came there. */
const orderAtStep = sql`orders as o join deliveries as d on d.order_id = o.id and o.status = 'EN PROCESO'
  cross join lateral (
    select s.at, s.kind from delivery_steps as s where s.order_id = o.id order by s.id desc limit 1
  ) as last`

/** A query per kind, each with the columns id, title, who, amount (minor units), currency and since. */
export function workItemQueries(now: Date): Record<WorkItemKind, SQL> {
  const before = (span: number) => new Date(now.getTime() - span).toISOString()
  const recent = before(failedMailMs)
  /** Not back on the day after `day`, in Havana. */
  const overdue = (table: SQL, day: SQL) => sql`
    select t.service_order_id, (t.${day} + 1)::timestamp at time zone 'America/Havana' as since
    from ${table} as t
    where t.returned_at is null and t.${day} < (${now.toISOString()}::timestamptz at time zone 'America/Havana')::date`
  return {
    key: sql`
      select s.id, ${resetTitle} as title, ${nameOf} as who, s.price::float8 as amount, ${resetCurrency}::text as currency,
        s.hid_at as since
      from ${resetSale} where ${isSaleIn(['keyOwed'], sale)}`,
    payment: sql`
      select o.id, coalesce(o.number, '') as title, coalesce(o.buyer_name, o.buyer_email, '') as who,
        sum(y.amount)::float8 as amount, o.currency::text as currency, min(y.created_at) as since, ${owed}
      from payments as y join orders as o on o.id = y.order_id
      where y.state = 'submitted' and (
        o.status <> 'CANCELADA'
        -- Nobody checked it in time; the money may have arrived.
        or exists (select from order_history as h where h.order_id = o.id and h.event = 'expired')
      )
      group by o.id`,
    resetPayment: sql`
      select s.id, ${resetTitle} as title, ${nameOf} as who, s.price::float8 as amount, ${resetCurrency}::text as currency,
        s.created_at as since
      from ${resetSale} where ${isSaleIn(['toVerify'], sale)}`,
    servicePayment: sql`
      select o.id, coalesce(o.order_num, '') as title, ${deviceOwner} as who, y.amount::float8 as amount,
        y.currency::text as currency, y.reported_at as since
      from ${serviceOrder} join service_payment_reports as y on y.service_order_id = o.id
      where y.state = 'reported' and o.status <> 'CANCELADA'`,
    bankMessage: sql`
      select m.id, m.code as title, coalesce(m.phone, '') as who, m.amount::float8 as amount, m.currency::text as currency,
        m.received_at as since
      from bank_messages as m where m.state = 'open'`,
    onlinePayment: sql`
      select o.id, coalesce(o.number, '') as title, coalesce(o.buyer_name, o.buyer_email, '') as who,
        sum(t.amount)::float8 as amount, o.currency::text as currency, min(t.attention_at) as since
      from provider_payments as t join orders as o on o.id = t.order_id
      where t.attention is not null group by o.id`,
    serialMismatch: sql`
      select ${orderFacts}, other.since from orders as o join (
        select m.order_id, min(m.at) as since from serial_mismatches as m where m.settled_at is null group by m.order_id
      ) as other on other.order_id = o.id`,
    failedDelivery: sql`
      select ${orderFacts}, last.at as since from ${orderAtStep} where d.step = 'preparing' and last.kind = 'failed'`,
    // Who pays in cash pays at the end; everybody else before anything is prepared.
    prepare: sql`
      select ${orderFacts}, coalesce(${lastPaidAt}, o.order_date) as since from ${openOrder}
        and (o.paid >= o.total or ${accepted} and o.payment_method = 'cash')`,
    dispatch: sql`
      select ${orderFacts}, last.at as since from ${orderAtStep} where d.step = 'preparing' and last.kind <> 'failed'`,
    delivered: sql`
      select ${orderFacts}, last.at as since, ${owed} from ${orderAtStep} where d.step = 'delivered'`,
    order: sql`
      select ${orderFacts}, o.order_date as since from orders as o
      where o.status = 'PENDIENTE' and o.paid < o.total and o.responded_at is null`,
    orderMessage: sql`
      select ${orderFacts}, unread.since from orders as o join (
        select m.order_id, min(m.created_at) as since from order_messages as m
        where m.author = 'customer' and m.read_at is null group by m.order_id
      ) as unread on unread.order_id = o.id`,
    collect: sql`
      select ${orderFacts}, coalesce(${lastPaidAt}, o.responded_at, o.order_date) as since, ${owed} from ${openOrder}
        and o.paid < o.total and (o.paid > 0 or ${accepted} and o.payment_method is distinct from 'cash')
        and not exists (select from payments as y where y.order_id = o.id and y.state = 'submitted')`,
    refund: sql`
      select o.id, coalesce(o.number, '') as title, coalesce(o.buyer_name, o.buyer_email, '') as who,
        (o.paid - ${refundedOfOrder})::float8 as amount, o.currency::text as currency,
        coalesce(o.cancelled_at, o.order_date) as since
      from orders as o where o.id = any (${cancelledAndPaid}) and o.paid > ${refundedOfOrder}`,
    return: sql`
      select r.id, coalesce(r.number, '') as title, coalesce(o.buyer_name, o.buyer_email, '') as who, ${noAmount},
        coalesce(r.received_at, r.decided_at, r.asked_at) as since
      from order_returns as r join orders as o on o.id = r.order_id where r.state in ('asked', 'received')`,
    resetFailure: sql`
      select s.id, ${resetTitle} as title, ${nameOf} as who, s.price::float8 as amount, ${resetCurrency}::text as currency,
        said.reported_at as since
      from ${resetSale} join reset_outcomes as said on said.reset_sale_id = s.id
      where said.outcome = 'failed' and said.decision is null`,
    number: sql`
      select o.id, '' as title, coalesce(o.buyer_name, o.buyer_email, '') as who, o.total::float8 as amount,
        o.currency::text as currency, o.order_date as since
      from orders as o where o.number is null and o.status <> 'CANCELADA'`,
    serviceNumber: sql`
      select o.id, v.name as title, ${deviceOwner} as who, ${noAmount}, o.fecha as since
      from ${serviceOrder} where o.order_num is null and o.status <> 'CANCELADA'`,
    quote: sql`
      select o.id, coalesce(o.order_num, '') as title, ${deviceOwner} as who, q.amount::float8 as amount,
        q.currency::text as currency, q.decided_at as since
      from ${serviceOrder} join service_quotes as q on q.service_order_id = o.id
      where q.state = 'accepted' and o.status = 'EN PROCESO'`,
    serviceMessage: sql`
      select o.id, coalesce(o.order_num, '') as title, ${deviceOwner} as who, ${noAmount}, o.unread_since as since
      from ${serviceOrder} where o.unread_since is not null`,
    // Missing units of a part that stock has by now.
    partsArrived: sql`
      select o.id, coalesce(o.order_num, '') as title, ${deviceOwner} as who, ${noAmount}, min(t.created_at) as since
      from ${serviceOrder} join service_parts as t on t.service_order_id = o.id join products as g on g.id = t.product_id
      where t.reserved + t.used < t.quantity and g.stock > 0 and g.enable and o.status in ('PENDIENTE', 'EN PROCESO')
      group by o.id, u.id, p.name, p.lastname`,
    // Since the day after the one on which it was due.
    loanerDue: sql`
      select o.id, coalesce(o.order_num, '') as title, ${deviceOwner} as who, ${noAmount}, min(late.since) as since
      from ${serviceOrder} join (${overdue(sql`loaner_loans`, sql`due_on`)}) as late on late.service_order_id = o.id
      group by o.id, u.id, p.name, p.lastname`,
    outsideJobDue: sql`
      select o.id, coalesce(o.order_num, '') as title, ${deviceOwner} as who, ${noAmount}, min(late.since) as since
      from ${serviceOrder} join (${overdue(sql`outside_jobs`, sql`expected_on`)}) as late on late.service_order_id = o.id
      group by o.id, u.id, p.name, p.lastname`,
    service: sql`
      select o.id, coalesce(o.order_num, '') as title, ${deviceOwner} as who, ${noAmount}, o.fecha as since
      from ${serviceOrder} where o.status = 'PENDIENTE'`,
    business: sql`
      select u.id, u.email as title, ${nameOf} as who, ${noAmount}, u.activated_at as since
      from users as u left join profiles as p on p.user_id = u.id
      where u.role = 'business' and u.enabled and u.activated_at is not null
        and coalesce(p.clicode, ${unapprovedClientCode}) = ${unapprovedClientCode}`,
    message: sql`
      select m.id, m.subject as title, m.name as who, ${noAmount}, m.created_at as since
      from contact_messages as m where m.handled_at is null and m.enable`,
    // A mail that was resent is replaced by the new row. Both date limits use the index.
    mail: sql`
      select f.id, f.subject as title, f.to_address as who, ${noAmount}, f.created_at as since
      from outbox as f
      where f.state = 'failed' and f.to_address <> ${forgottenAddress} and f.created_at > ${recent} and f.id not in (
        select n.resend_of from outbox as n where n.resend_of is not null and n.created_at > ${recent}
      )`,
    // Since the rate was set, or somebody noted that it is still right.
    rate: sql`
      select known.id, known.code as title, '' as who, known.amount, known.code as currency, seen.since
      from (select (value #>> '{}')::integer as days from settings where key = 'rateReviewDays') as review
      cross join lateral (
        select ${rateIds.CUP}::integer as id, 'CUP' as code, standing.rate * 100 as amount, standing.at as changed_at
        from (${standingRate}) as standing
        union all
        select ${rateIds.MLC}::integer, 'MLC', (value ->> 'retail')::float8, updated_at from settings
        where key = 'mlcPrices' and (value ->> 'retail' <> '100' or value ->> 'wholesale' <> '100')
      ) as known
      cross join lateral (
        select greatest(known.changed_at, max(at)) as since from audit_log
        where entity = 'rate' and entity_id = known.code
      ) as seen
      where review.days > 0 and seen.since < ${now.toISOString()}::timestamptz - make_interval(days => review.days)`,
    onTheWay: sql`
      select ${orderFacts}, last.at as since from ${orderAtStep}
      where d.step = 'onTheWay' and (not ${hasCourier} or last.at < ${before(longWayMs)})`,
    ready: sql`
      select ${orderFacts}, last.at as since from ${orderAtStep} where d.step = 'ready'`,
    // Version 1: staff have not moderated it yet.
    review: sql`
      select w.id, g.name as title, w.author as who, ${noAmount}, w.created_at as since
      from reviews as w join products as g on g.id = w.product_id
      where w.waits_for = 'approval'
        or w.created_at > ${before(newReviewMs)} and w.version = 1 and not w.hidden`,
  }
}
