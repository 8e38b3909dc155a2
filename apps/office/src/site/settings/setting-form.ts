import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { isSettingValue, type SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { textOf } from '../../platform/api/form-values.ts'
import type { Editor } from './setting-editors.ts'

/** In a form everything is text; amounts are texts by currency. */
export type FormValue = string | Record<string, string>

export function toForm({ kind }: Editor, value: unknown): FormValue {
  if (kind === 'money') return mapEntries(value, (minor) => toWire(Number(minor)).toFixed(2))
  if (kind === 'lines') return Array.isArray(value) ? value.join('\n') : ''
  return typeof value === 'number' ? String(value) : textOf(value)
}

/** The value to store, or NaN and the like where the text is none: `complaint` says so before it is sent. */
export function fromForm({ kind }: Editor, form: unknown): unknown {
  if (kind === 'money') return amounts(form)
  const typed = textOf(form).trim()
  if (kind === 'count') return /^\d+$/.test(typed) ? Number(typed) : Number.NaN
  if (kind === 'lines') return typed.split('\n').flatMap((line) => line.trim() || [])
  return typed
}

/** The rule is the domain's, the same as the API's; here it only gets its words. */
export function complaint(key: SettingKey, editor: Editor, form: unknown): string | undefined {
  return isSettingValue(key, fromForm(editor, form)) ? undefined : complaints[reasonOf(editor)]
}

export function amountComplaint(typed: unknown): string | undefined {
  return textOf(typed).trim() === '' || Number.isInteger(minorUnits(textOf(typed)))
    ? undefined
    : office.settings.badAmount
}

const { badLine, badUrl, tooLong, badCount, badList, badAmount } = office.settings
const complaints = {
  line: badLine,
  url: badUrl,
  text: tooLong,
  count: badCount,
  lines: badList,
  choice: office.form.invalidValue,
  money: badAmount,
}

function reasonOf(editor: Editor): keyof typeof complaints {
  return editor.kind === 'line' && editor.type === 'url' ? 'url' : editor.kind
}

/** A currency whose field is empty has no amount. */
function amounts(form: unknown): Record<string, number> {
  const typed = mapEntries(form, textOf)
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  return Object.fromEntries(filled.map(([code, text]) => [code, minorUnits(text)]))
}

/** Both the point and the comma are a decimal sign here; thousands are not grouped. */
function minorUnits(text: string): number {
  const plain = text.trim().replace(',', '.')
  return (/^\d+(\.\d{1,2})?$/.test(plain) ? fromWire(Number(plain)) : undefined) ?? Number.NaN
}

function mapEntries<T>(value: unknown, map: (value: unknown) => T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, map(held)]))
}
