import type { OfferedMethod, OrderPaymentOptions } from '@tecnoclick/contract/selling/payments/schemas'
import { type TextLanguage, textIn } from '@tecnoclick/domain/platform/localized-text'
import { balanceOf, mayChooseMethod } from '@tecnoclick/domain/selling/payment-balance'
import {
  isCashRefused,
  isOffered,
  lacksAccount,
  type Payer,
  type PaymentMethod,
} from '@tecnoclick/domain/selling/payment-method'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { StoredOrder } from '../orders/reading/stored-order.ts'

interface Offer {
  methods: readonly PaymentMethod[]
  settings: Pick<Settings, 'transferAccounts' | 'businessCash'>
  language: TextLanguage
}

export function offeredMethods({ methods, ...terms }: Offer, payer: Payer): OfferedMethod[] {
  return methods.filter((method) => isOffered(method, payer)).map((method) => describe(method, terms, payer))
}

export function orderPaymentOptions(
  { methods, ...terms }: Offer,
  order: StoredOrder,
  role: string,
): Omit<OrderPaymentOptions, 'otherCurrencies'> {
  const { paymentMethod, currency, total, payments } = order
  const payer = { role, currency }
  const isShown = (method: PaymentMethod) => method.code === paymentMethod || isOffered(method, payer)
  return {
    paymentMethod,
    mayChoose: mayChooseMethod(order, balanceOf(total, payments)),
    methods: methods.filter(isShown).map((method) => ({
      ...describe(method, terms, payer),
      // What was agreed on stays.
      ...(method.code === paymentMethod && { isRefused: false }),
    })),
  }
}

function describe(
  method: PaymentMethod,
  { settings, language }: Omit<Offer, 'methods'>,
  payer: Payer,
): OfferedMethod {
  return {
    code: method.code,
    name: textIn(method.name, language),
    instructions: textIn(method.instructions, language),
    lacksAccount: lacksAccount(method, settings.transferAccounts, payer.currency),
    isRefused: isCashRefused(method.code, payer, settings),
  }
}
