import {
  type Field,
  type Fields,
  type FieldValues,
  isNullable,
  keysOf,
  mapFields,
} from '@tecnoclick/domain/platform/fields'
import { amountOf, countOf, textOf, textOrNull } from '../api/form-values.ts'
import type { Values } from '../api/resource-calls.ts'

/** The fields as a form holds them: flags, and texts as typed. */
export type FormValues<F extends Fields> = {
  -readonly [Key in keyof F]: F[Key] extends { kind: 'flag' } ? boolean : string
}

export function emptyForm<F extends Fields>(fields: F): FormValues<F> {
  return mapFields(fields, ({ kind }) => (kind === 'flag' ? false : '')) as FormValues<F>
}

export function toForm<F extends Fields>(fields: F, row: FieldValues<F>): FormValues<F> {
  return mapFields(fields, ({ kind }, key) =>
    kind === 'flag' ? row[key] : String(row[key] ?? ''),
  ) as FormValues<F>
}

/** Leaves out what the values do not have. */
export function fromForm<F extends Fields>(fields: F, values: Values): Partial<FieldValues<F>> {
  const given = keysOf(fields).filter((key) => values[key] !== undefined)
  const entries = given.map((key) => [key, readField(fields[key] as Field, values[key])])
  return Object.fromEntries(entries) as Partial<FieldValues<F>>
}

export function inputModeOf({ kind }: Field): 'numeric' | 'decimal' | undefined {
  return kind === 'count' ? 'numeric' : kind === 'amount' ? 'decimal' : undefined
}

function readField(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'line':
      return isNullable(field) ? textOrNull(value) : textOf(value)
    case 'prose':
      return textOf(value)
    case 'count':
      return countOf(value)
    case 'amount':
      return amountOf(value) ?? (isNullable(field) ? null : Number.NaN)
    case 'flag':
      return value === true
  }
}
