import { readTypedAmount, readTypedCount } from '@tecnoclick/domain/platform/typed-number'

/*
 * From form values to bodies of the API. Invalid input becomes NaN or an empty text: the API refuses it and says why.
 */

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function textOrNull(value: unknown): string | null {
  return textOf(value).trim() || null
}

/** For a field that the server fills where it is missing, such as the slug. */
export function textOrUndefined(value: unknown): string | undefined {
  return textOf(value).trim() || undefined
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN
}

/** An amount as people type it or the shop prints it: `249,90`, `21,500`, `CUP 21,500.00`. */
export function amountOf(value: unknown): number | null {
  const text = textOf(value).trim()
  return text === '' ? null : (readTypedAmount(text) ?? Number.NaN)
}

/** A number of units, months or days. */
export function countOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : textOf(value).trim()
  return text === '' ? null : (readTypedCount(text) ?? Number.NaN)
}

/** A position among siblings. An empty field is 0, the first. */
export function positionOf(value: unknown): number {
  return countOf(value) ?? 0
}

/** An ISO date as the value of a `datetime-local` input, in the browser's time zone. */
export function toLocalInput(date: string | null): string {
  if (date === null) return ''
  const moment = new Date(date)
  const pad = (part: number) => String(part).padStart(2, '0')
  const day = [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-')
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`
}

export function fromLocalInput(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** A text in the languages of the shop, as a form has it. */
export function localizedOf(value: unknown) {
  const held = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  return {
    es: textOf(held.get('es')),
    en: textOf(held.get('en')),
    ru: textOf(held.get('ru')),
    ar: textOf(held.get('ar')),
  }
}
