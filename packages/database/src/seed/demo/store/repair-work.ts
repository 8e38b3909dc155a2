import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { lettersAndDigits } from '@tecnoclick/domain/platform/letters-and-digits'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { products } from '../../../schema/catalogue/products.ts'
import { users } from '../../../schema/people/users.ts'
import { serialEvents, serialUnits } from '../../../schema/stock/serial-units.ts'
import { stockMoves } from '../../../schema/stock/stock-ledger.ts'
import { labourTasks, serviceTimes } from '../../../schema/workshop/labour.ts'
import { loanerLoans, loaners } from '../../../schema/workshop/loaners.ts'
import { outsideJobs } from '../../../schema/workshop/outside-jobs.ts'
import { serviceOrders } from '../../../schema/workshop/service-orders.ts'
import { serviceParts } from '../../../schema/workshop/service-parts.ts'
import { labourPrices, loanerDevices, outsideJob, partsOfRepairs, repairModels } from '../repair-work.ts'

/** What the workshop does for the open repairs. After all other stock moves, so that its own are the last. */
export async function storeRepairWork(
  tx: Transaction,
  { now, staffId }: { now: Date; staffId: number },
): Promise<void> {
  const [technician] = await tx.select({ id: users.id }).from(users).where(eq(users.staffRole, 'technician'))
  const technicianId = technician?.id ?? staffId
  const orderOf = async (model: string): Promise<number> => {
    const [order] = await tx
      .select({ id: serviceOrders.id })
      .from(serviceOrders)
      .where(eq(serviceOrders.model, model))
    if (!order) throw new Error(`There is no repair of ${model}`)
    return order.id
  }
  const ago = (span: number) => new Date(now.getTime() - span)

  const [task] = await tx.insert(labourTasks).values(labourPrices).returning()
  const [loaner] = await tx.insert(loaners).values(loanerDevices).returning()
  await tx.insert(serviceTimes).values({
    serviceOrderId: await orderOf(repairModels.timed),
    technicianId,
    labourTaskId: task?.id ?? null,
    startedAt: ago(hours(3)),
    endedAt: ago(hours(3) - minutes(35)),
  })
  if (loaner)
    await tx.insert(loanerLoans).values({
      loanerId: loaner.id,
      serviceOrderId: await orderOf(repairModels.lent),
      lentAt: ago(days(2)),
      lentBy: staffId,
      dueOn: havanaDay(ago(-days(3))),
    })
  await tx.insert(outsideJobs).values({
    ...outsideJob,
    serviceOrderId: await orderOf(repairModels.outside),
    sentAt: ago(days(3)),
    sentBy: staffId,
    expectedOn: havanaDay(ago(days(1))),
  })

  for (const { product: slug, model, quantity, reserved, used, serial } of partsOfRepairs) {
    const [product] = await tx.select().from(products).where(eq(products.slug, slug))
    if (!product) throw new Error(`There is no product ${slug}`)
    const part = { productId: product.id, quantity, reserved, used, addedBy: technicianId }
    const [stored] = await tx
      .insert(serviceParts)
      .values({ ...part, serviceOrderId: await orderOf(model), createdAt: ago(hours(4)) })
      .returning()
    const taken = reserved + used
    if (!stored || taken === 0) continue
    // They came for the repair: what is for sale stays what the catalogue says.
    await tx.insert(stockMoves).values({
      ...{ productId: product.id, actorId: staffId, at: ago(hours(5)), kind: 'received', quantity: taken },
      ...{ availableChange: taken, stockAfter: product.stock + taken, reason: '' },
    })
    const move = {
      ...{
        productId: product.id,
        servicePartId: stored.id,
        actorId: technicianId,
        stockAfter: product.stock,
      },
    }
    await tx.insert(stockMoves).values({
      ...{ ...move, at: ago(hours(4)), kind: 'partReserved', quantity: taken },
      availableChange: -taken,
      reservedChange: taken,
    })
    if (used > 0)
      await tx.insert(stockMoves).values({
        ...{ ...move, at: ago(hours(3)), kind: 'partUsed', quantity: used },
        availableChange: 0,
        reservedChange: -used,
      })
    if (serial) {
      const [unit] = await tx
        .insert(serialUnits)
        .values({
          ...{ productId: product.id, serial, serialKey: lettersAndDigits(serial) },
          ...{ state: 'fitted', servicePartId: stored.id },
        })
        .returning({ id: serialUnits.id })
      if (unit)
        await tx.insert(serialEvents).values({
          ...{ unitId: unit.id, event: 'fitted', at: ago(hours(3)) },
          ...{ serviceOrderId: stored.serviceOrderId, actorId: technicianId },
        })
    }
  }
  await reportPayment(tx, ago(hours(2)))
}

/** A customer says that they paid an accepted repair: it waits in 'Por atender'. */
async function reportPayment(tx: Transaction, at: Date): Promise<void> {
  const code = 'TM4821093756'
  await tx.execute(sql`
    with owed as (
        select q.service_order_id, q.amount, q.currency from service_quotes as q
        join service_orders as o on o.id = q.service_order_id and o.status = 'EN PROCESO'
        where q.state = 'accepted' and q.id = (select max(id) from service_quotes where service_order_id = o.id)
          and not exists (select from service_payments where service_order_id = o.id)
        order by o.id limit 1
      ),
      code as (
        insert into transaction_codes (code, purpose) select ${code}, 'service' from owed returning id
      ),
      report as (
        insert into service_payment_reports (service_order_id, amount, currency, method, transaction_code_id, reported_at)
        select owed.service_order_id, owed.amount, owed.currency, 'transfer', code.id, ${at.toISOString()}::timestamptz from owed, code
        returning service_order_id
      )
    insert into service_order_history (service_order_id, at, event, status, note)
    select service_order_id, ${at.toISOString()}::timestamptz, 'report', 'EN PROCESO', '' from report`)
}
