import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import type { RepairPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import type { FormResult } from '../../platform/form/form-result.ts'
import type { ShownIntake } from '../service-orders/translate-intake.ts'

export interface TicketDocumentProps {
  t: TranslateAll
  locale: Locale
  nonce: string
  /** The path of this ticket, without a trailing slash. */
  path: string
  store: Pick<PublicSettings, 'storeName' | 'supportPhone' | 'address' | 'hours' | 'logo'>
  ticket: Ticket | undefined
  intake: ShownIntake | null
  money(amount: number, currency: string): string
  confirming: 'accept' | 'reject' | undefined
  /** The optional lines that are left out; undefined until they were chosen. */
  declined: readonly number[] | undefined
  failure: ErrorCode | undefined
  /** Of a repair whose quote was accepted. */
  payment: RepairPayment | undefined
  /** Why a reported payment was not sent. */
  unpaid: string | undefined
  token: string
  /** The idempotency key of the next message. */
  requestKey: string
  unsent: { text: string; problem: FormResult } | undefined
}

export type ContentProps = TicketDocumentProps & { ticket: Ticket }
