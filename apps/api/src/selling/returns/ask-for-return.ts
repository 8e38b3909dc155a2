import type { NewReturn, ReturnableLine } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { orderReturns, returnLines, returnPhotos } from '@tecnoclick/database/schema/selling/returns'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { nameUnits } from '../serials/name-returned-units.ts'
import { readReturnableLines } from './read-order-returns.ts'
import { queueAskedMail } from './return-mails.ts'

export interface ReturnRequest {
  userId: number
  orderId: number
  newReturn: NewReturn
  key: string | undefined
  language: Locale
  settings: Settings
  storeUrl: string
  now: Date
}

/** The buyer of a completed order asks for a return or a repair (selling.md#returns). */
export function askForReturn(db: Drizzle, request: ReturnRequest): Promise<{ id: number } | Refusal> {
  const { userId, orderId, key } = request
  // Photos uploaded again after a lost response have other names, so they are not part of the request hash.
  const { photos: _, ...told } = request.newReturn
  return transact(db, (tx) =>
    runOnce(tx, { userId, scope: 'returns', key, request: { orderId, ...told } }, () => store(tx, request)),
  )
}

async function store(tx: Transaction, request: ReturnRequest): Promise<{ id: number } | Refusal> {
  const { userId, orderId, newReturn, language, settings, now } = request
  const order = await lockOrder(tx, orderId)
  if (order?.clientId !== userId) return refuse('notFound')
  if (order.status !== 'COMPLETADA') return refuse('notReturnable')
  const { returnDays } = settings
  const lines = await readReturnableLines(tx, orderId, order, { returnDays, now })
  const refused = refuseLines(lines, newReturn)
  if (refused) return refused
  const { kind, reason, text = '' } = newReturn
  const [asked] = await tx
    .insert(orderReturns)
    .values({ orderId, clientId: userId, kind, reason, text, language, askedAt: now, createdAt: now })
    .returning({ id: orderReturns.id })
  if (!asked) throw new Error('The return was not stored')
  const { id } = asked
  await storeLines(tx, id, newReturn.lines)
  const act = { isReceived: false, isFinal: false, orderId, actorId: userId, at: now }
  const unknownUnit = await nameUnits(tx, { returnId: id, lines: newReturn.lines }, act)
  if (unknownUnit) return unknownUnit
  const unknown = await attachPhotos(tx, id, userId, newReturn.photos ?? [])
  if (unknown) return unknown
  return finish(tx, request, order, { id, lines })
}

/** From here on everyone who asks for a return waits for the number. */
async function finish(
  tx: Transaction,
  { newReturn, settings, storeUrl }: ReturnRequest,
  order: OrderRow,
  { id, lines }: { id: number; lines: readonly ReturnableLine[] },
): Promise<{ id: number }> {
  const number = await numberDocument(tx, 'DEVOLUCION', id)
  const wanted = newReturn.lines.map(({ lineId, quantity }) => ({
    name: lines.find((line) => line.lineId === lineId)?.name ?? '',
    quantity,
  }))
  await queueAskedMail(tx, { order, settings, storeUrl }, { id, number, newReturn, wanted })
  return { id }
}

export async function storeLines(
  tx: Transaction,
  returnId: number,
  lines: NewReturn['lines'],
): Promise<void> {
  await tx
    .insert(returnLines)
    .values(lines.map(({ lineId, quantity }) => ({ returnId, orderLineId: lineId, quantity })))
}

export function refuseLines(
  lines: readonly ReturnableLine[],
  newReturn: Pick<NewReturn, 'kind' | 'lines'>,
): Refusal | undefined {
  for (const { lineId, quantity } of newReturn.lines) {
    const line = lines.find((candidate) => candidate.lineId === lineId)
    if (!line) return refuse('invalid', { fields: { lines: { code: 'required' } } })
    if (line.left < quantity) return refuse('returnUnits', { values: { name: line.name, left: line.left } })
    if (!(newReturn.kind === 'return' ? line.mayReturn : line.mayClaim)) return refuse('notReturnable')
  }
  return undefined
}

/** Photos that this customer uploaded and has not attached yet. */
async function attachPhotos(
  tx: Transaction,
  returnId: number,
  ownerId: number,
  names: readonly string[],
): Promise<Refusal | undefined> {
  if (names.length === 0) return undefined
  const used = tx
    .select({ file: returnPhotos.file })
    .from(returnPhotos)
    .where(eq(returnPhotos.file, files.name))
  const isFree = and(
    inArray(files.name, [...names]),
    eq(files.ownerId, ownerId),
    eq(files.kind, 'return-photo'),
    notExists(used),
  )
  if ((await tx.$count(files, isFree)) !== names.length)
    return refuse('invalid', { fields: { photos: { code: 'required' } } })
  await tx.insert(returnPhotos).values(names.map((file, index) => ({ returnId, position: index + 1, file })))
  return undefined
}
