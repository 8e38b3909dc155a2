import type { Transaction } from '@tecnoclick/database/connect'
import type { ChatAnswer } from '@tecnoclick/domain/staff/staff-notices'
import type { Actor } from '../audit/record-audit.ts'
import type { Refusal } from '../http/refusal.ts'
import type { MailSecrets } from '../mail/mail-secrets.ts'

/** What is shown before the answer is given, and what it then is about. */
export interface ChatQuestion {
  number: string
  facts: readonly string[]
  orderVersion: number
  paymentId: number | null
}

interface Act {
  actor: Actor
  mailSecrets: MailSecrets
  storeUrl: string
  now: Date
}

interface Answered extends Pick<ChatQuestion, 'orderVersion' | 'paymentId'> {
  orderId: number
}

/** An answer that staff give in a chat: the use case of the office (back-office.md#notices). */
export interface ChatAct {
  /** `gone`: it does not wait any more. `look`: it has to be seen first. */
  ask(tx: Transaction, orderId: number): Promise<ChatQuestion | 'gone' | 'look'>
  /** In the caller's transaction; a refusal has changed nothing. */
  run(tx: Transaction, act: Act, answered: Answered): Promise<{ id: number } | Refusal>
}

/** Passed in: whoever reads the chat knows no orders. */
export type ChatActs = Readonly<Record<ChatAnswer, ChatAct>>
