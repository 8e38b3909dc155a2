/**
 * A field that is one column of an entity's own row and that staff edit as it is. What a kind means in a layer is told there
 * once for all entities: on the wire in `contract/platform/own-fields.ts`, in the database in `api/platform/rows/own-columns.ts`,
 * in a form in `office/platform/form/own-fields.ts`. A field with a rule of its own is spelled out where the rule is.
 * `required`: nobody may leave it empty. `notNull`: '' or 0 where nothing is given.
 */
export type Field =
  /** One line of text. */
  | { kind: 'line'; max: number; required?: true; notNull?: true }
  /** Lines of text, '' if there are none. */
  | { kind: 'prose'; max: number; required?: true }
  /** A whole number, from 0 up. */
  | { kind: 'count'; max: number; notNull?: true }
  /** Money: minor units in the database, a decimal elsewhere. */
  | { kind: 'amount'; required?: true }
  | { kind: 'flag' }

export type FieldKind = Field['kind']

export type Fields = Readonly<Record<string, Field>>

type Values = { line: string; prose: string; count: number; amount: number; flag: boolean }

type NeverNull = { required: true } | { notNull: true } | { kind: 'prose' | 'flag' }

export type FieldValue<F extends Field> = F extends NeverNull ? Values[F['kind']] : Values[F['kind']] | null

/** The fields of a row. */
export type FieldValues<F extends Fields> = { -readonly [Key in keyof F]: FieldValue<F[Key]> }

export function isNullable(field: Field): boolean {
  return field.kind !== 'prose' && field.kind !== 'flag' && !('required' in field) && !('notNull' in field)
}

/** The values of a row without any, for what has not been filled in yet. */
export function emptyValues<F extends Fields>(fields: F): FieldValues<F> {
  const empty = { line: '', prose: '', count: 0, amount: 0, flag: false }
  return mapFields(fields, (field) => (isNullable(field) ? null : empty[field.kind])) as FieldValues<F>
}

/** The values of a new row: what is not given is empty. */
export function newValues<F extends Fields>(
  fields: F,
  given: { readonly [Key in keyof F]?: FieldValue<F[Key]> | null | undefined },
): FieldValues<F> {
  const empty = emptyValues(fields)
  return mapFields(fields, (_, key) => given[key] ?? empty[key]) as FieldValues<F>
}

export function mapFields<F extends Fields, Mapped>(
  fields: F,
  map: (field: Field, key: keyof F & string) => Mapped,
): { [Key in keyof F]: Mapped } {
  const entries = keysOf(fields).map((key) => [key, map(fields[key] as Field, key)])
  return Object.fromEntries(entries) as { [Key in keyof F]: Mapped }
}

export function keysOf<T extends object>(of: T): (keyof T & string)[] {
  return Object.keys(of) as (keyof T & string)[]
}

export function pick<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>
}
