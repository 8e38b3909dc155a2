import type { Transaction } from '@tecnoclick/database/connect'
import { serviceOrderHistory, serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'

type NewServiceOrderRow = Omit<typeof serviceOrders.$inferInsert, 'fecha' | 'createdAt'>

/** With the first entry of its history. The number comes later. */
export async function storeServiceOrder(
  tx: Transaction,
  row: NewServiceOrderRow,
  { actorId, now }: { actorId: number; now: Date },
): Promise<number> {
  const [stored] = await tx
    .insert(serviceOrders)
    .values({ ...row, fecha: now, createdAt: now })
    .returning({ id: serviceOrders.id, stepId: serviceOrders.stepId })
  if (!stored) throw new Error('The service order was not stored')
  const { id: serviceOrderId, stepId } = stored
  const entry = { serviceOrderId, at: now, event: 'requested', status: 'PENDIENTE', actorId, stepId } as const
  await tx.insert(serviceOrderHistory).values(entry)
  return serviceOrderId
}
