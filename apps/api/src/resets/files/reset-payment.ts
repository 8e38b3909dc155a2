import type { Reset, ResetPayment } from '@tecnoclick/contract/resets/files/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { planPrice, type ResetPlan, resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { refuseWithoutAccount } from '@tecnoclick/domain/selling/payment-method'
import { type TransferTerms, transferDetails } from '@tecnoclick/domain/selling/transfer-details'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { Refusal } from '../../platform/http/refusal.ts'

/** Account and amount of the transfer for each plan, and the content of the QR code. */
export function resetPayment(
  { typeFile, model, price }: Reset,
  terms: TransferTerms & Pick<Settings, 'whatsapp'>,
): ResetPayment | Refusal {
  const concept = `${typeFile} ${model}`
  const detailsOf = (plan: ResetPlan) => {
    const amount = planPrice(fromWire(price) ?? 0, plan)
    const details = transferDetails(terms, { currency: resetCurrency, amount, concept })
    return details && { ...details, precio: toWire(amount) }
  }
  const [single, permanent] = [detailsOf('single'), detailsOf('permanent')]
  if (!single || !permanent) return refuseWithoutAccount(terms, resetCurrency)
  const { account, holder, phone, bank } = single
  return {
    currency: resetCurrency,
    account,
    holder,
    phone,
    bank,
    concept,
    plans: {
      single: { precio: single.precio, qrText: single.qrText },
      permanent: { precio: permanent.precio, qrText: permanent.qrText },
    },
  }
}
