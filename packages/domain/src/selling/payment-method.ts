import { isCredit } from '../money/credit/credit.ts'
import type { LocalizedText } from '../platform/localized-text.ts'
import { whatsappLink } from '../platform/phone.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import type { TransferAccount } from '../site/setting-values.ts'
import type { Settings } from '../site/settings.ts'

/** Who may choose a method (selling.md#payment-methods). */
export const paymentAudiences = ['everyone', 'business'] as const

export interface PaymentMethod {
  code: string
  name: LocalizedText
  instructions: LocalizedText
  /** Empty: every currency. */
  currencies: readonly string[]
  audience: (typeof paymentAudiences)[number]
  /** Paid to the accounts of the settings. */
  shopAccounts: boolean
  /** Accounts of this method alone, by currency. */
  accounts: Readonly<Record<string, TransferAccount>>
  enable: boolean
}

/** Cash is paid when the goods are received, so nobody is asked to pay before (selling.md#unpaid-orders). */
export function isPaidOnReceipt(code: string | null): boolean {
  return code === 'cash'
}

type Accounts = Readonly<Record<string, TransferAccount>>

export function accountsOf(
  method: Pick<PaymentMethod, 'shopAccounts' | 'accounts'>,
  transferAccounts: Accounts,
): Accounts {
  return method.shopAccounts ? transferAccounts : method.accounts
}

/** Is it paid to an account, in whatever currency? */
export function needsAccount({ shopAccounts, accounts }: PaymentMethod): boolean {
  return shopAccounts || Object.keys(accounts).length > 0
}

export interface Payer {
  role: string
  currency: string
  /** Staff take the money, or enter that they did. */
  isAtCounter?: boolean
}

export function isOffered(method: PaymentMethod, { role, currency }: Payer): boolean {
  // Nobody chooses credit as a way to pay later: it is spent at once.
  if (!method.enable || isCredit(method.code) || (method.audience === 'business' && role !== 'business'))
    return false
  return method.currencies.length === 0 || method.currencies.includes(currency)
}

/** Businesses pay in a way that leaves a record, unless the owner of the shop takes their cash (selling.md#rules-of-the-trade). */
export function isCashRefused(
  code: string | null,
  { role, isAtCounter = false }: Pick<Payer, 'role' | 'isAtCounter'>,
  { businessCash }: Pick<Settings, 'businessCash'>,
): boolean {
  if (!isPaidOnReceipt(code) || role !== 'business') return false
  return businessCash === 'never' || (businessCash === 'counter' && !isAtCounter)
}

/** A method that is paid to an account, in a currency that has none: the customer is told and writes to the shop. */
export function lacksAccount(method: PaymentMethod, transferAccounts: Accounts, currency: string): boolean {
  return needsAccount(method) && !Object.hasOwn(accountsOf(method, transferAccounts), currency)
}

/** Money in another currency than that of the order: its method takes it, and has an account in it where it needs one. */
export function takesCurrency(method: PaymentMethod, transferAccounts: Accounts, currency: string): boolean {
  const isTaken = method.currencies.length === 0 || method.currencies.includes(currency)
  return isTaken && !isCredit(method.code) && !lacksAccount(method, transferAccounts, currency)
}

/** A customer may pay with a method that is offered to them and has an account where it needs one. */
export function refuseMethod(
  method: PaymentMethod | undefined,
  payer: Payer,
  settings: Pick<Settings, 'transferAccounts' | 'whatsapp' | 'businessCash'>,
): Refusal<'methodUnavailable' | 'businessCash' | 'noTransferAccount', never> | undefined {
  if (!method || !isOffered(method, payer)) return refuse('methodUnavailable')
  if (isCashRefused(method.code, payer, settings)) return refuse('businessCash')
  if (!lacksAccount(method, settings.transferAccounts, payer.currency)) return undefined
  return refuseWithoutAccount(settings, payer.currency)
}

/** The customer arranges the payment with the shop: the refusal has the link to its chat. */
export function refuseWithoutAccount({ whatsapp }: Pick<Settings, 'whatsapp'>, currency: string) {
  return refuse('noTransferAccount', { values: { currency, whatsapp: whatsappLink(whatsapp) } })
}
