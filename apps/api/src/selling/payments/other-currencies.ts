import type { OtherCurrency } from '@tecnoclick/contract/selling/payments/schemas'
import type { Transfer } from '@tecnoclick/contract/selling/payments/transfer-schema'
import { amountToSettle, rateBetween, settlementOf, type UsdRates } from '@tecnoclick/domain/money/settlement'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { toWire } from '@tecnoclick/domain/platform/money'
import { balanceOf, mayChooseMethod } from '@tecnoclick/domain/selling/payment-balance'
import {
  accountsOf,
  isPaidOnReceipt,
  needsAccount,
  type PaymentMethod,
  takesCurrency,
} from '@tecnoclick/domain/selling/payment-method'
import { transferDetails } from '@tecnoclick/domain/selling/transfer-details'
import { nextPart } from '@tecnoclick/domain/selling/transfer-parts'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { StoredOrder } from '../orders/reading/stored-order.ts'
import { wireRate } from './wire-rate.ts'

interface Offer {
  methods: readonly PaymentMethod[]
  settings: Pick<Settings, 'transferAccounts' | 'transferQrTemplate' | 'transferDailyLimit'>
  rates: UsdRates
  now: Date
}

/** What nobody has paid yet, in each currency that the chosen method takes beside the order's (selling.md#other-currencies). */
export function otherCurrencies(
  { methods, settings, rates, now }: Offer,
  order: StoredOrder,
): OtherCurrency[] {
  const balance = balanceOf(order.total, order.payments)
  const due = balance.open || balance.due
  const method = methods.find(({ code }) => code === order.paymentMethod)
  if (!method || isPaidOnReceipt(method.code) || !mayChooseMethod(order, balance)) return []
  return Object.keys(rates).flatMap((currency) => {
    const rate = rateBetween(currency, order.currency, rates)
    if (!rate || currency === order.currency || !takesCurrency(method, settings.transferAccounts, currency))
      return []
    const amount = nextPart(amountToSettle(due, rate), settings.transferDailyLimit[currency] ?? 0)
    const { settled } = settlementOf(amount, rate, due)
    const stored = { ratePaid: rate.paid, rateSettled: rate.settled, rateDay: havanaDay(now) }
    const wired = wireRate(stored)
    if (settled === 0 || !wired) return []
    const transfer = transferIn(currency, amount, { method, settings, order })
    return { currency, amount: toWire(amount), settles: toWire(settled), rate: wired, transfer }
  })
}

interface TransferTo {
  method: PaymentMethod
  settings: Offer['settings']
  order: StoredOrder
}

function transferIn(
  currency: string,
  amount: number,
  { method, settings, order }: TransferTo,
): Transfer | null {
  if (!needsAccount(method)) return null
  const terms = { ...settings, transferAccounts: accountsOf(method, settings.transferAccounts) }
  const details = transferDetails(terms, { currency, amount, concept: order.number ?? `${order.id}` })
  return details ? { ...details, currency, amount: toWire(amount), plan: null } : null
}
