import {
  amountOf,
  countOf,
  fromLocalInput,
  numberOf,
  positionOf,
  textOf,
  textOrNull,
  textOrUndefined,
  toLocalInput,
} from '../api/form-values.ts'
import type { Values } from '../api/resource-calls.ts'

/** A field of a form: before anything is typed, made of what is stored, and as the body of a call has it. */
export interface FormField<Stored, Form, Body = Stored> {
  empty: Form
  toForm(stored: Stored): Form
  toBody(value: unknown): Body
}

export const text: FormField<string, string> = { empty: '', toForm: (stored) => stored, toBody: textOf }

/** Blank is null. */
export const optionalText: FormField<string | null, string, string | null> = {
  empty: '',
  toForm: (stored) => stored ?? '',
  toBody: textOrNull,
}

/** The server makes one of the name where it is blank. */
export const slug: FormField<string, string, string | undefined> = { ...text, toBody: textOrUndefined }

export const position: FormField<number, string> = { empty: '0', toForm: String, toBody: positionOf }

/** The id of another row, chosen from a select. */
export const reference: FormField<number, string> = { empty: '', toForm: String, toBody: numberOf }

const flag: FormField<boolean, boolean> = {
  empty: false,
  toForm: (stored) => stored,
  toBody: (value) => value === true,
}

/** A new row is shown. */
export const visibility: FormField<boolean, boolean> = { ...flag, empty: true }

const optionalNumber = { empty: '', toForm: (stored: number | null) => stored?.toString() ?? '' }

export const optionalAmount: FormField<number | null, string> = { ...optionalNumber, toBody: amountOf }

export const optionalCount: FormField<number | null, string> = { ...optionalNumber, toBody: countOf }

/** In the browser's time zone. */
export const moment: FormField<string | null, string> = {
  empty: '',
  toForm: toLocalInput,
  toBody: fromLocalInput,
}

/** One of a fixed set, `usual` at first and in place of an unknown one. */
export function choice<Value extends string>(
  values: readonly Value[],
  usual: NoInfer<Value>,
): FormField<Value, Value> {
  return {
    empty: usual,
    toForm: (stored) => stored,
    toBody: (value) => values.find((known) => known === value) ?? usual,
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the types of each field are inferred from the table.
type FormFields = Readonly<Record<string, FormField<any, unknown, unknown>>>

type Stored<Fields extends FormFields> = {
  readonly [Key in keyof Fields]: Parameters<Fields[Key]['toForm']>[0]
}

type Body<Fields extends FormFields> = { [Key in keyof Fields]: ReturnType<Fields[Key]['toBody']> }

/** A dialog's values and body, from one table of its fields. */
export function formOf<Fields extends FormFields>(fields: Fields) {
  const map = (value: (field: Fields[string], key: string) => unknown) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, value(field as Fields[string], key)]),
    )
  return {
    empty: map(({ empty }) => empty) as Values,
    toForm: (row: Stored<Fields>): Values => map((field, key) => field.toForm(row[key])),
    toBody: (values: Values) => map((field, key) => field.toBody(values[key])) as Body<Fields>,
  }
}
