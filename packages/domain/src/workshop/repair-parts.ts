import { type Refusal, refuse } from '../platform/refusal.ts'

/** What is done with units of a part (workshop.md#parts). */
export const partActs = ['reserve', 'fit', 'return', 'unfit', 'forget'] as const

export type PartAct = (typeof partActs)[number]

/** Most units of one part of a repair. */
export const unitsPerPart = 99

export interface PartUnits {
  /** Needed. */
  quantity: number
  reserved: number
  /** Fitted. */
  used: number
}

/** The entry of the stock ledger for each act; forgetting missing units moves nothing. */
export const partMoves = {
  reserve: 'partReserved',
  fit: 'partUsed',
  return: 'partReleased',
  unfit: 'partReturned',
} as const satisfies Partial<Record<PartAct, string>>

export function missingUnits({ quantity, reserved, used }: PartUnits): number {
  return quantity - reserved - used
}

/** The units after an act; refused if there are fewer to act on. */
export function movePart(
  part: PartUnits,
  act: PartAct,
  units: number,
): PartUnits | Refusal<'conflict', never> {
  const { quantity, reserved, used } = part
  const available = {
    reserve: missingUnits(part),
    fit: reserved,
    return: reserved,
    unfit: used,
    forget: missingUnits(part),
  }
  if (units < 1 || units > available[act]) return refuse('conflict')
  switch (act) {
    case 'reserve':
      return { quantity, reserved: reserved + units, used }
    case 'fit':
      return { quantity, reserved: reserved - units, used: used + units }
    case 'return':
      return { quantity: quantity - units, reserved: reserved - units, used }
    case 'unfit':
      return { quantity: quantity - units, reserved, used: used - units }
    case 'forget':
      return { quantity: quantity - units, reserved, used }
  }
}
