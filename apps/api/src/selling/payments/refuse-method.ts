import {
  isOffered,
  lacksAccount,
  type Payer,
  type PaymentMethod,
} from '@tecnoclick/domain/selling/payment-method'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** A customer may pay with a method that is offered to them and has an account where it needs one. */
export function refuseMethod(
  method: PaymentMethod | undefined,
  payer: Payer,
  settings: Pick<Settings, 'transferAccounts' | 'whatsapp'>,
): Refusal | undefined {
  if (!method || !isOffered(method, payer)) return refuse('methodUnavailable')
  if (!lacksAccount(method, settings.transferAccounts, payer.currency)) return undefined
  return refuseWithoutAccount(settings, payer.currency)
}

/** The customer arranges the payment with the shop: the refusal has the link to its chat. */
export function refuseWithoutAccount({ whatsapp }: Pick<Settings, 'whatsapp'>, currency: string): Refusal {
  const link = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`
  return refuse('noTransferAccount', { values: { currency, whatsapp: link } })
}
