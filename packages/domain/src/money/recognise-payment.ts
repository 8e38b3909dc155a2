import { type BankMessage, isSameAccount, unreadableReasons } from './bank-message.ts'

export const bankMessageSources = ['paste', 'gateway'] as const
/** `open`: money that no payment explains yet. */
export const bankMessageStates = ['open', 'matched', 'dismissed'] as const
export type BankMessageState = (typeof bankMessageStates)[number]

/** Why a message is not stored. `signature`, `tooOld` and `sender` are of the gateway. */
export const bankMessageRefusals = [
  'signature',
  'tooOld',
  'sender',
  'repeated',
  ...unreadableReasons,
] as const
export type BankMessageRefusal = (typeof bankMessageRefusals)[number]

/** What is compared of a message. */
export type Arrived = Pick<BankMessage, 'amount' | 'currency' | 'account' | 'phone' | 'isWhole'>

export interface Terms {
  /** Minor units by currency; none verifies nothing. */
  autoVerifyLimit: Readonly<Record<string, number>>
  /** The shop's accounts in the currency of the message. */
  accounts: readonly string[]
}

/**
 * Whether a reported payment is verified without staff (selling.md#bank-messages): the number is the same already; amount and
 * currency are too, the account is the shop's own, and the owner allows such amounts.
 */
export function isVerifiedAlone(
  message: Arrived,
  reported: { amount: number; currency: string },
  { autoVerifyLimit, accounts }: Terms,
): boolean {
  const { account, amount, currency, isWhole } = message
  const limit = Object.hasOwn(autoVerifyLimit, currency) ? (autoVerifyLimit[currency] ?? 0) : 0
  return (
    isWhole &&
    amount === reported.amount &&
    currency === reported.currency &&
    amount <= limit &&
    account !== null &&
    accounts.some((own) => isSameAccount(account, own))
  )
}

/** What a message may be about, the most likely first. */
export const proposalReasons = ['number', 'phoneAndAmount', 'phone', 'amount'] as const
export type ProposalReason = (typeof proposalReasons)[number]

export interface Candidate {
  kind: 'order' | 'resetSale' | 'serviceOrder'
  id: number
  hasNumber: boolean
  /** The digits of the phones of buyer and recipient. */
  phones: readonly string[]
  /** What is due, or was reported. */
  amounts: readonly number[]
}

/** Why this may be what was paid; undefined if nothing speaks for it. */
export function reasonFor(
  { phone, amount }: Pick<Arrived, 'phone' | 'amount'>,
  { hasNumber, phones, amounts }: Candidate,
): ProposalReason | undefined {
  if (hasNumber) return 'number'
  const isPhone = phone !== null && phones.some((each) => each.replaceAll(/\D/g, '').endsWith(phone))
  const isAmount = amounts.includes(amount)
  if (isPhone) return isAmount ? 'phoneAndAmount' : 'phone'
  return isAmount ? 'amount' : undefined
}

/** The most likely first; of equals the newest. */
export function rankProposals<C extends Candidate>(
  message: Pick<Arrived, 'phone' | 'amount'>,
  candidates: readonly C[],
): (C & { reason: ProposalReason })[] {
  return candidates
    .flatMap((candidate) => {
      const reason = reasonFor(message, candidate)
      return reason ? [{ ...candidate, reason }] : []
    })
    .toSorted(
      (one, other) =>
        proposalReasons.indexOf(one.reason) - proposalReasons.indexOf(other.reason) || other.id - one.id,
    )
}

/** Seconds; the app sends again for longer, but signs anew each time. */
export const longestSignatureAge = 300

export function isBankMessageState(name: unknown): name is BankMessageState {
  return bankMessageStates.some((state) => state === name)
}
