import { hours } from '../platform/duration.ts'

/** The fields of a sale that decide its state, on the wire and in the table: whatever is empty is not set yet. */
export interface SaleFacts {
  verified: unknown
  rejected: unknown
  descargable: unknown
  hid: unknown
  key: unknown
}

/** Allowing verifies the transfer where it is not verified yet. The buyer sends the hardware id; the rest is up to staff. */
export type SaleAction = 'allow' | 'reject' | 'revoke' | 'sendHardwareId' | 'sendKey'

interface SaleStateRow {
  facts: Partial<Record<keyof SaleFacts, boolean>>
  /** Who has to act; null where nobody has to. */
  next: 'shop' | 'buyer' | null
  /** Allowing and revoking can be repeated, and a key can be corrected. */
  actions: readonly SaleAction[]
}

/** The states of a reset sale: what makes each, who acts next, and what may follow (resets.md#fulfilment). */
export const saleStates = {
  toVerify: { facts: { verified: false, rejected: false }, next: 'shop', actions: ['allow', 'reject'] },
  rejected: { facts: { rejected: true }, next: null, actions: ['allow'] },
  allowed: {
    facts: { descargable: true, hid: false },
    next: 'buyer',
    actions: ['allow', 'revoke', 'sendHardwareId'],
  },
  revoked: {
    facts: { verified: true, descargable: false, hid: false },
    next: null,
    actions: ['allow', 'revoke'],
  },
  keyOwed: { facts: { hid: true, key: false }, next: 'shop', actions: ['allow', 'revoke', 'sendKey'] },
  answered: { facts: { key: true }, next: null, actions: ['allow', 'revoke', 'sendKey'] },
} as const satisfies Record<string, SaleStateRow>

export type SaleState = keyof typeof saleStates

const rows: Readonly<Record<SaleState, SaleStateRow>> = saleStates
const stateNames = Object.keys(saleStates) as SaleState[]

export function saleState(sale: SaleFacts): SaleState {
  const state = stateNames.find((name) =>
    Object.entries(rows[name].facts).every(
      ([fact, isSet]) => Boolean(sale[fact as keyof SaleFacts]) === isSet,
    ),
  )
  if (!state) throw new Error('A sale is in none of the states')
  return state
}

export function isSaleState(name: unknown): name is SaleState {
  return stateNames.some((state) => state === name)
}

export function mayFollow(state: SaleState, action: SaleAction): boolean {
  return rows[state].actions.includes(action)
}

export interface SaleAnswer {
  /** True verifies the transfer, even a rejected one, and restores a revoked download; false revokes. */
  descargable?: boolean | undefined
  /** No such transfer arrived. */
  rejection?: string | undefined
  /** Answers the hardware id; can be corrected. */
  key?: string | undefined
}

/** Whether staff may answer so, all of it at once (resets.md#fulfilment). A sale without a file stays closed. */
export function mayAnswer(state: SaleState, answer: SaleAnswer, { hasFile }: { hasFile: boolean }): boolean {
  const { descargable, rejection } = answer
  // One judgement of a transfer at a time.
  if (descargable && (rejection !== undefined || !hasFile)) return false
  return actionsOf(answer).every((action) => mayFollow(state, action))
}

function actionsOf({ descargable, rejection, key }: SaleAnswer): SaleAction[] {
  return [
    ...(descargable === undefined ? [] : [descargable ? ('allow' as const) : ('revoke' as const)]),
    ...(rejection === undefined ? [] : ['reject' as const]),
    ...(key === undefined ? [] : ['sendKey' as const]),
  ]
}

/** What an answer changes in the sale. Allowing verifies once; who verified it first stays. */
export function answerChanges<By>(
  { descargable, rejection, key }: SaleAnswer,
  { isVerified, now, by }: { isVerified: boolean; now: Date; by: By },
) {
  const verified = { verifiedAt: now, verifiedBy: by, rejectedAt: null, rejectedBy: null, rejection: null }
  return {
    ...(descargable && !isVerified && verified),
    ...(descargable !== undefined && { descargable }),
    ...(rejection !== undefined && { rejectedAt: now, rejectedBy: by, rejection }),
    ...(key !== undefined && { key, keyAt: now, keyBy: by }),
  }
}

/** The states in which this may be done, for queries. */
export function statesBefore(action: SaleAction): SaleState[] {
  return stateNames.filter((state) => mayFollow(state, action))
}

/** The states in which the shop or the buyer has to act, for queries. */
export function statesWaitingFor(actor: 'shop' | 'buyer'): SaleState[] {
  return stateNames.filter((state) => rows[state].next === actor)
}

interface WireSale {
  verifiedDate: string | null
  rejectedDate: string | null
  descargable: boolean
  hid: string
  key: string
}

export function stateOfSale({ verifiedDate, rejectedDate, descargable, hid, key }: WireSale): SaleState {
  return saleState({ verified: verifiedDate, rejected: rejectedDate, descargable, hid, key })
}

interface DatedSale extends WireSale {
  date: string
  downloadedDate: string | null
  hidDate: string | null
  keyDate: string | null
}

export interface SaleStep {
  step: 'paid' | 'verified' | 'downloaded' | 'hardwareId' | 'key'
  date: string | null
  progress: 'done' | 'current' | 'todo'
}

/**
 * The steps of a sale for its buyer. A step is done when it or a later one has a date: a buyer who has the file from an
 * earlier purchase need not download it again. No step is current in a state where nobody has to act.
 */
export function saleSteps(sale: DatedSale): SaleStep[] {
  const steps = [
    { step: 'paid', date: sale.date },
    { step: 'verified', date: sale.verifiedDate },
    { step: 'downloaded', date: sale.downloadedDate },
    { step: 'hardwareId', date: sale.hidDate },
    { step: 'key', date: sale.keyDate },
  ] as const
  const lastDone = steps.findLastIndex(({ date }) => date !== null)
  const current = rows[stateOfSale(sale)].next === null ? undefined : lastDone + 1
  return steps.map((step, index) => ({
    ...step,
    progress: index <= lastDone ? 'done' : index === current ? 'current' : 'todo',
  }))
}

/** Whole hours until the promised answer, rounded up; 0 when it is late, undefined when none is promised. */
export function hoursLeft(promisedDate: string | null, now: number): number | undefined {
  if (promisedDate === null) return undefined
  return Math.max(0, Math.ceil((Date.parse(promisedDate) - now) / hours(1)))
}
