import { hours } from '../platform/duration.ts'

/** Who has to act next in each state of a reset sale; null where nobody has to (resets.md#fulfilment). */
const nextActor = {
  toVerify: 'shop',
  rejected: null,
  allowed: 'buyer',
  revoked: null,
  keyOwed: 'shop',
  answered: null,
} as const satisfies Record<string, 'shop' | 'buyer' | null>

export type SaleState = keyof typeof nextActor

/** The fields of a sale that decide its state, as on the wire: `hid` and `key` are empty until set. */
interface SaleFacts {
  verifiedDate: string | null
  rejectedDate: string | null
  descargable: boolean
  hid: string
  key: string
}

export function saleState(sale: SaleFacts): SaleState {
  if (sale.rejectedDate !== null) return 'rejected'
  if (sale.verifiedDate === null) return 'toVerify'
  if (sale.key !== '') return 'answered'
  if (sale.hid !== '') return 'keyOwed'
  return sale.descargable ? 'allowed' : 'revoked'
}

interface DatedSale extends SaleFacts {
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
  const current = nextActor[saleState(sale)] === null ? undefined : lastDone + 1
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
