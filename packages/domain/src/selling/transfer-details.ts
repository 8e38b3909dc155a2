import type { TransferAccount } from '../site/setting-values.ts'

export interface TransferTerms {
  transferAccounts: Record<string, TransferAccount>
  transferQrTemplate: string
}

export interface TransferDetails extends TransferAccount {
  qrText: string
}

/** Where and how much to transfer; undefined for a currency without an account (selling.md#payment). */
export function transferDetails(
  { transferAccounts, transferQrTemplate }: TransferTerms,
  { currency, amount, concept }: { currency: string; amount: number; concept: string },
): TransferDetails | undefined {
  const account = Object.hasOwn(transferAccounts, currency) ? transferAccounts[currency] : undefined
  if (!account) return undefined
  const said: Record<string, string> = {
    // People read the number in groups; the bank's app needs it without spaces.
    account: account.account.replaceAll(/\s/g, ''),
    amount: (amount / 100).toFixed(2),
    concept,
  }
  const qrText = transferQrTemplate.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(said, name) ? (said[name] ?? whole) : whole,
  )
  return { ...account, qrText }
}
