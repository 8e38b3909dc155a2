import { canBecome, type OrderStatus, orderStatuses } from '@tecnoclick/domain/selling/order-status'

/** An order or a service order. */
export interface AnswerableRow {
  status: OrderStatus
  respuesta: string | null
  version: number
}

export interface AnswerDraft {
  respuesta: string
  status: OrderStatus
}

/** The current status and those it may become, except cancelled: cancelling has its own button. */
export function statusOptions(status: OrderStatus): OrderStatus[] {
  return [status, ...orderStatuses.filter((next) => next !== 'CANCELADA' && canBecome(status, next))]
}

/** Writing moves nothing by itself: another state is chosen. */
export function initialDraft({ respuesta, status }: AnswerableRow): AnswerDraft {
  return { respuesta: respuesta ?? '', status }
}

/** The fields that differ from the stored row, or undefined if none does. */
export function answerChange(
  stored: AnswerableRow,
  draft: AnswerDraft,
): { respuesta?: string; status?: OrderStatus } | undefined {
  const respuesta = draft.respuesta.trim()
  const isAnswered = respuesta !== (stored.respuesta ?? '')
  const isMoved = draft.status !== stored.status && canBecome(stored.status, draft.status)
  if (!isAnswered && !isMoved) return undefined
  return { ...(isAnswered && { respuesta }), ...(isMoved && { status: draft.status }) }
}
