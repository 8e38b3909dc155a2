import { canBecome, type OrderStatus, orderStatuses } from '@tecnoclick/domain/selling/order-status'

/** What an answer is written about: an order or a service order. */
export interface Answered {
  status: OrderStatus
  respuesta: string | null
  version: number
}

export interface AnswerDraft {
  respuesta: string
  status: OrderStatus
}

/** What stays, and where the table of states leads from here; cancelling has a button of its own. */
export function statusChoices(status: OrderStatus): OrderStatus[] {
  return [status, ...orderStatuses.filter((next) => next !== 'CANCELADA' && canBecome(status, next))]
}

/** An answer is visible from EN PROCESO on (selling.md#order-states), so answering leads there. */
export function draftOf({ respuesta, status }: Answered): AnswerDraft {
  return { respuesta: respuesta ?? '', status: status === 'PENDIENTE' ? 'EN PROCESO' : status }
}

/** What differs from what is stored; nothing where nothing does. */
export function changeOf(
  stored: Answered,
  draft: AnswerDraft,
): { respuesta?: string; status?: OrderStatus } | undefined {
  const respuesta = draft.respuesta.trim()
  const isAnswered = respuesta !== (stored.respuesta ?? '')
  const isMoved = draft.status !== stored.status && canBecome(stored.status, draft.status)
  if (!isAnswered && !isMoved) return undefined
  return { ...(isAnswered && { respuesta }), ...(isMoved && { status: draft.status }) }
}
