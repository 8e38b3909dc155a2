import type { CorrectedTime, StartedTime } from '@tecnoclick/contract/workshop/work/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { labourTasks, serviceTimes } from '@tecnoclick/database/schema/workshop/labour'
import { and, eq, isNull } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'

interface Clock {
  orderId: number
  staffId: number
  now: Date
}

/** A technician works at one thing at a time: what ran elsewhere stops. Started twice, it runs on. */
export async function startTime(
  tx: Transaction,
  { orderId, staffId: technicianId, now }: Clock,
  { labourTaskId = null }: StartedTime,
): Promise<undefined | Refusal> {
  if (labourTaskId !== null) {
    const tasks = await tx.$count(
      labourTasks,
      and(eq(labourTasks.id, labourTaskId), eq(labourTasks.enable, true)),
    )
    if (tasks === 0) return refuse('invalid', { fields: { labourTaskId: { code: 'required' } } })
  }
  const running = and(eq(serviceTimes.technicianId, technicianId), isNull(serviceTimes.endedAt))
  const [current] = await tx.select().from(serviceTimes).where(running)
  if (current?.serviceOrderId === orderId && current.labourTaskId === labourTaskId) return undefined
  await tx.update(serviceTimes).set({ endedAt: now }).where(running)
  await tx
    .insert(serviceTimes)
    .values({ serviceOrderId: orderId, technicianId, labourTaskId, startedAt: now })
  return undefined
}

/** Nothing happens if nothing of the technician runs on this repair. */
export async function stopTime(
  tx: Transaction,
  { orderId, staffId: technicianId, now }: Clock,
): Promise<undefined> {
  await tx
    .update(serviceTimes)
    .set({ endedAt: now })
    .where(
      and(
        eq(serviceTimes.serviceOrderId, orderId),
        eq(serviceTimes.technicianId, technicianId),
        isNull(serviceTimes.endedAt),
      ),
    )
  return undefined
}

/** By staff, with a reason; what was measured stays stored. One that still runs is not corrected. */
export async function correctTime(
  tx: Transaction,
  { orderId, timeId }: { orderId: number; timeId: number },
  { minutes, reason, version }: CorrectedTime,
): Promise<undefined | Refusal> {
  const [found] = await tx
    .select()
    .from(serviceTimes)
    .where(and(eq(serviceTimes.id, timeId), eq(serviceTimes.serviceOrderId, orderId)))
    .for('update')
  const time = atVersion(found, version)
  if (isRefusal(time)) return time
  if (time.endedAt === null) return refuse('conflict')
  await tx
    .update(serviceTimes)
    .set({ correctedMinutes: minutes, reason, version: time.version + 1 })
    .where(eq(serviceTimes.id, timeId))
  return undefined
}
