/** A form's values are whatever was typed; the API says what is wrong with them. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN
}

/** An amount as people type it, `249,90` or `249.9`; nothing is null. */
export function amountOf(value: unknown): number | null {
  const text = textOf(value).trim()
  return text === '' ? null : Number(text.replace(',', '.'))
}

/** A line that may stay empty. */
export function textOrNull(value: unknown): string | null {
  const text = textOf(value).trim()
  return text === '' ? null : text
}

/** What a form of words was made of: left empty it is not spoken of, and the server makes it. */
export function textOrNothing(value: unknown): string | undefined {
  return textOrNull(value) ?? undefined
}

/** A place in an order; an emptied field is the first. */
export function positionOf(value: unknown): number {
  return textOf(value).trim() === '' && typeof value !== 'number' ? 0 : numberOf(value)
}
