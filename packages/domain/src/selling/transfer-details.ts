import type { TransferAccount } from '../site/setting-values.ts'
import { fillQrTemplate } from '../site/transfer-qr.ts'

export interface TransferTerms {
  transferAccounts: Readonly<Record<string, TransferAccount>>
  transferQrTemplate: string
}

export interface TransferDetails extends Omit<TransferAccount, 'qrTemplate'> {
  qrText: string
}

/** Where and how much to transfer; undefined for a currency without an account (selling.md#payment). */
export function transferDetails(
  { transferAccounts, transferQrTemplate }: TransferTerms,
  { currency, amount, concept }: { currency: string; amount: number; concept: string },
): TransferDetails | undefined {
  const found = Object.hasOwn(transferAccounts, currency) ? transferAccounts[currency] : undefined
  if (!found) return undefined
  const { qrTemplate = transferQrTemplate, ...account } = found
  return { ...account, qrText: fillQrTemplate(qrTemplate, { ...account, amount, concept }) }
}
