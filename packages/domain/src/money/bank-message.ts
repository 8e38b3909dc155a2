import { foldTransactionCode } from '../selling/transaction-code.ts'

/** The messages that banks and wallets send to whoever was paid (selling.md#bank-messages). */
export const bankMessageForms = ['transfermovil', 'mitransfer', 'enzona'] as const
export type BankMessageForm = (typeof bankMessageForms)[number]

export interface BankMessage {
  form: BankMessageForm
  /** The last eight digits of the payer's phone; a payer may have hidden it. */
  phone: string | null
  /** The account that was paid, with `x` where the bank hides a digit; wallets name none. */
  account: string | null
  /** Minor units. */
  amount: number
  currency: string
  /** Folded, as typed codes are. */
  code: string
  /** `2026-03-09` */
  date: string | null
  /** False if the text may end within the number: nothing is verified by it without staff. */
  isWhole: boolean
}

/**
 * `notTransfer`: something else of the bank, or of nobody. `outgoing`: what the payer gets, which proves nothing. `incomplete`:
 * amount, currency or number is missing, or there are several of them.
 */
export const unreadableReasons = ['notTransfer', 'outgoing', 'incomplete'] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** Longer texts are no message of a bank; what is read of them is their beginning. */
const longestMessage = 1000

const currency = '(cup|mlc|usd)'
/** Digits in groups of three or without, and cents. Every repetition has a limit, so that no text is slow. */
const number = String.raw`(?:\d{1,3}(?:[ ,.]\d{3}){1,3}|\d{1,9})(?:[.,]\d{1,2})?`

const amountBefore = new RegExp(String.raw`(?<![\d.,x*-])(?<!\d )(${number}) ?${currency}(?![a-z0-9])`, 'g')
const amountAfter = new RegExp(
  String.raw`(?<![a-z0-9])${currency} ?[$:]? ?(${number})(?![\d.,]?\d)(?! \d)`,
  'g',
)
/** What stands before an amount that is not the one that was paid. */
const otherAmount = /(?:saldo|disponible|contable|comision|descuento|limite|bonificacion)[^.;|]{0,30}$/

const incoming = [
  /realizado una transferencia/,
  /transferencia recibida/,
  /pago recibido/,
  /ha recibido una transferencia/,
  /recargado con/,
  /transferido a su (?:cuenta|tarjeta|monedero)/,
]
const outgoing = [
  /(?:transferencia|operacion|pago) (?:a [^.]{0,40} )?fue (?:completad|realizad)/,
  /usted ha (?:realizado|transferido|pagado)/,
  /ha sido debitad/,
  /beneficiario/,
  /fallo la/,
  /no (?:se )?(?:pudo|fue posible)/,
]

/** With the accent lost, or made a question mark on its way. */
const transaction = String.raw`transac{1,2}i(?:o|[^a-z0-9\s]{1,2})?n`
const codes = [
  new RegExp(
    String.raw`(?:${transaction}|transac{1,2}\.)[ :.#]{0,4}([a-z0-9](?:[a-z0-9-]{4,38})[a-z0-9])(?![a-z0-9-])`,
    'g',
  ),
  /(?<![a-z0-9])(?:nro|no|num|numero|ref|referencia|id)(?:\.:?|:|\.? ?#) ?(?!trans)([a-z0-9](?:[a-z0-9-]{4,38})[a-z0-9])(?![a-z0-9-])/g,
]

const phonePattern =
  /(?:tel(?:e|[^a-z0-9\s]{1,2})?f(?:o|[^a-z0-9\s]{1,2})?no|tel\.|telf\.?|movil|celular)(?: no\.?)?[ :]{0,2}(\+?\d[\d -]{6,14}\d)(?!\d)/
const accountPattern = /(?:cuenta|tarjeta)(?: no\.?)?[ :]{0,2}([\dx*](?:[ -]?[\dx*]){3,23})(?![\dx*])/
const datePattern = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/

/** Reads a message, however its blanks, accents and separators came through. Nothing is guessed. */
export function readBankMessage(text: string): BankMessage | UnreadableReason {
  const plain = plainText(text)
  if (outgoing.some((words) => words.test(plain))) return 'outgoing'
  if (!incoming.some((words) => words.test(plain))) return 'notTransfer'
  const paid = readAmount(plain)
  const found = readCode(plain)
  if (!paid || !found) return 'incomplete'
  return {
    form: formOf(plain),
    phone: readPayer(plain),
    account: readAccount(plain),
    ...paid,
    code: found.code,
    date: readDate(plain),
    isWhole: text.length <= longestMessage && found.isFollowed,
  }
}

/** Lower case, without accents and what is not drawn, with single blanks. */
function plainText(text: string): string {
  return text
    .slice(0, longestMessage)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function formOf(plain: string): BankMessageForm {
  if (plain.includes('enzona')) return 'enzona'
  return plain.includes('mitransfer') ? 'mitransfer' : 'transfermovil'
}

function readAmount(plain: string): { amount: number; currency: string } | undefined {
  const named = [...plain.matchAll(amountBefore)].map((match) => ({
    at: match.index,
    digits: match[1] ?? '',
    code: match[2] ?? '',
  }))
  const found =
    named.length > 0
      ? named
      : [...plain.matchAll(amountAfter)].map((match) => ({
          at: match.index,
          digits: match[2] ?? '',
          code: match[1] ?? '',
        }))
  const paid = found.filter(({ at }) => !otherAmount.test(plain.slice(Math.max(0, at - 45), at)))
  const [first, ...rest] = paid.map(({ digits, code }) => ({
    amount: readAmountDigits(digits),
    currency: code.toUpperCase(),
  }))
  if (!first?.amount) return undefined
  // Two amounts are two transfers, or one that is not understood.
  if (rest.some((other) => other.amount !== first.amount || other.currency !== first.currency))
    return undefined
  return { amount: first.amount, currency: first.currency }
}

/**
 * `1 250.00`, `1,250.00`, `1.250,00` and `1250` in minor units. Three digits after the only separator are a group: no bank
 * writes thousandths. Undefined if the separators contradict each other.
 */
export function readAmountDigits(digits: string): number | undefined {
  const match = /^(\d{1,9}|\d{1,3}(?:([ ,.])\d{3}(?:\2\d{3}){0,2}))(?:([.,])(\d{1,2}))?$/.exec(digits)
  if (!match) return undefined
  const [, units = '', group, decimal, cents = ''] = match
  if (group !== undefined && group === decimal) return undefined
  const minor = Number(units.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return minor > 0 ? minor : undefined
}

function readCode(plain: string): { code: string; isFollowed: boolean } | undefined {
  for (const pattern of codes) {
    const matches = [...plain.matchAll(pattern)].filter((match) => match[1] !== undefined)
    const distinct = new Set(matches.map((match) => match[1]))
    const [first] = matches
    if (!first?.[1]) continue
    const code = foldTransactionCode(first[1])
    if (distinct.size > 1 || code === undefined || !isPlausible(code)) return undefined
    return { code, isFollowed: first.index + first[0].length < plain.length }
  }
  return undefined
}

/** Wallets number with letters alone too; a word of the sentence is no number. */
function isPlausible(code: string): boolean {
  const compared = code.replaceAll('-', '')
  return compared.length >= 6 && (/\d/.test(compared) || compared.length >= 10)
}

function readPayer(plain: string): string | null {
  const digits = phonePattern.exec(plain)?.[1]?.replaceAll(/\D/g, '') ?? ''
  const national = digits.length === 10 && digits.startsWith('53') ? digits.slice(2) : digits
  return national.length === 8 ? national : null
}

function readAccount(plain: string): string | null {
  const account = accountPattern.exec(plain)?.[1]?.replaceAll(/[ -]/g, '').replaceAll('*', 'x')
  return account && /\d{4}/.test(account) ? account : null
}

function readDate(plain: string): string | null {
  const match = datePattern.exec(plain)
  if (!match) return null
  const [day, month] = [Number(match[1]), Number(match[2])]
  const year = Number(match[3]) + (match[3]?.length === 2 ? 2000 : 0)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** Whether a message means this account: all digits that both show agree, and at least four are shown. */
export function isSameAccount(shown: string, account: string): boolean {
  const own = account.replaceAll(/[\s-]/g, '')
  if (shown.length > own.length) return false
  const end = own.slice(own.length - shown.length)
  const agree = Array.from(shown).every((digit, place) => digit === 'x' || digit === end[place])
  return agree && shown.replaceAll('x', '').length >= 4
}

/** Names of senders and numbers, compared without case, blanks and country code. */
export function isKnownSender(sender: string, known: readonly string[]): boolean {
  const wanted = comparedSender(sender)
  return wanted !== '' && known.some((name) => comparedSender(name) === wanted)
}

function comparedSender(sender: string): string {
  const text = sender
    .normalize('NFKC')
    .replaceAll(/[\s().-]/g, '')
    .toLowerCase()
  return /^\+?\d+$/.test(text) ? text.replace(/^\+?(?:53(?=\d{8}$))?/, '') : text
}
