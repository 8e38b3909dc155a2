import type { ReturnableLine, StaffReturn } from '@tecnoclick/contract/selling/returns/schemas'
import {
  type ReturnKind,
  returnConditions,
  returnKinds,
  returnReasons,
} from '@tecnoclick/domain/selling/returns'
import { numberOf, textOrNull, textOrUndefined } from '../../platform/api/form-values.ts'

/** What may still be brought back, or be repaired under warranty. */
export function openLines(lines: readonly ReturnableLine[], kind: ReturnKind): ReturnableLine[] {
  return lines.filter(({ mayReturn, mayClaim }) => (kind === 'return' ? mayReturn : mayClaim))
}

/** The units that were marked; none where nothing was. */
export function serialsOf(form: FormData, id: number): { serials?: string[] } {
  const serials = form.getAll(`serials-${id}`).map(String)
  return serials.length > 0 ? { serials } : {}
}

/** The body of the form, whose choices the browser requires; undefined without any unit. */
export function readRegistration(lines: readonly ReturnableLine[], form: FormData): StaffReturn | undefined {
  const kind = returnKinds.find((one) => one === form.get('kind')) ?? 'return'
  const wanted = openLines(lines, kind).flatMap(({ lineId }) => {
    const quantity = numberOf(form.get(`units-${lineId}`))
    return quantity > 0 ? [{ lineId, quantity, ...serialsOf(form, lineId) }] : []
  })
  if (wanted.length === 0) return undefined
  return {
    kind,
    lines: wanted,
    reason: returnReasons.find((one) => one === form.get('reason')) ?? 'another',
    condition: returnConditions.find((one) => one === form.get('condition')) ?? 'opened',
    text: textOrUndefined(form.get('text')),
    received: form.has('received'),
    contactName: textOrNull(form.get('contactName')),
    contactPhone: textOrNull(form.get('contactPhone')),
  }
}
