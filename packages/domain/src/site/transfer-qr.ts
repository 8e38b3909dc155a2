import { fillPlaceholders } from '../platform/fill-placeholders.ts'

/** What Transfermóvil reads: card, phone to confirm and an empty last field (selling.md#transfer-qr). */
export const transfermovilTemplate = 'TRANSFERMOVIL_ETECSA,TRANSFERENCIA,{account},{phone},'

export const qrPlaceholders = ['account', 'phone', 'amount', 'concept'] as const

interface QrValues {
  account: string
  phone: string
  /** Minor units. */
  amount: number
  concept: string
}

/** Braces with another word in them stay. */
export function fillQrTemplate(template: string, { account, phone, amount, concept }: QrValues): string {
  const known: Record<(typeof qrPlaceholders)[number], string> = {
    // People read the number in groups; the bank's app needs it without spaces.
    account: account.replaceAll(/[\s-]/g, ''),
    phone: mobileDigits(phone),
    amount: (amount / 100).toFixed(2),
    concept,
  }
  const values = new Map(Object.entries(known))
  return fillPlaceholders(template, (name) => values.get(name))
}

/** The eight digits of a Cuban mobile, without country code. */
function mobileDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length === 10 && digits.startsWith('53') ? digits.slice(2) : digits
}

export type QrProblem = 'fields' | 'prefix' | 'account' | 'phone' | 'end'

/** Why Transfermóvil would refuse the text; empty if it reads it. Texts for other apps are not checked. */
export function transfermovilProblems(text: string): QrProblem[] {
  if (!text.startsWith('TRANSFERMOVIL')) return []
  const fields = text.split(',')
  if (fields.length !== 5) return ['fields']
  const [app, operation, account = '', phone = '', end] = fields
  const problems: QrProblem[] = []
  if (app !== 'TRANSFERMOVIL_ETECSA' || operation !== 'TRANSFERENCIA') problems.push('prefix')
  if (!/^\d{16}$/.test(account)) problems.push('account')
  if (!/^\d{8}$/.test(phone)) problems.push('phone')
  if (end !== '') problems.push('end')
  return problems
}
