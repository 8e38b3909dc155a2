/** How a payment is begun: by an address made from a template, or by asking the gateway for one. */
export const linkModes = ['template', 'post'] as const

/** What goes to a gateway and comes back, by the shop's names. A gateway may call them otherwise. */
export const linkFields = [
  ...(['reference', 'amount', 'currency', 'description', 'returnUrl', 'notifyUrl'] as const),
  ...(['url', 'id', 'event', 'state'] as const),
]
export type LinkField = (typeof linkFields)[number]
export type LinkNames = Readonly<Record<LinkField, string>>

/** The gateway's words for the states of a payment. */
export const linkWords = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const
export type LinkWord = (typeof linkWords)[number]
export type LinkWords = Readonly<Record<LinkWord, string>>

export const defaultLinkNames = Object.fromEntries(linkFields.map((field) => [field, field])) as LinkNames
export const defaultLinkWords = Object.fromEntries(linkWords.map((word) => [word, word])) as LinkWords

const placeholder = /\{(\w+)\}/g

/** Fills `{reference}` and the like, encoded for an address. Undefined for a placeholder that does not exist. */
export function fillLink(template: string, values: Readonly<Record<string, string>>): string | undefined {
  const names = [...template.matchAll(placeholder)].map(([, name]) => name ?? '')
  if (names.some((name) => !Object.hasOwn(values, name))) return undefined
  return template.replaceAll(placeholder, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** What a template may have. Without the reference nobody knows what was paid. */
export const templateFields = [
  'reference',
  'amount',
  'currency',
  'description',
  'returnUrl',
  'signature',
] as const

export function isTemplate(url: string): boolean {
  const values = Object.fromEntries(templateFields.map((field) => [field, '']))
  return url.includes('{reference}') && fillLink(url, values) !== undefined
}

/** A decimal such as `10.00`, as a text or a number, in minor units; undefined for anything else. */
export function readDecimal(given: unknown): number | undefined {
  const text = typeof given === 'number' ? String(given) : given
  if (typeof text !== 'string') return undefined
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** The gateway's word of a state, without regard to capitals. */
export function readWord(words: LinkWords, given: unknown): LinkWord | undefined {
  if (typeof given !== 'string') return undefined
  const word = given.toLowerCase()
  return linkWords.find((known) =>
    words[known].split(',').some((own) => own.trim().toLowerCase() === word && word !== ''),
  )
}
