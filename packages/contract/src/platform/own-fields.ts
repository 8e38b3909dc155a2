import {
  type Field,
  type Fields,
  type FieldValue,
  isNullable,
  mapFields,
} from '@tecnoclick/domain/platform/fields'
import { z } from 'zod'
import { optionalProse, priceField } from './editable-fields.ts'
import { line, optionalLine, prose } from './wire.ts'

type Schema<Value> = z.ZodType<Value, Value>

type RowSchemas<F extends Fields> = { [Key in keyof F]: Schema<FieldValue<F[Key]>> }

type InputSchemas<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { required: true }
    ? Schema<FieldValue<F[Key]>>
    : z.ZodOptional<Schema<InputValue<F[Key]>>>
}

/** A blank line is null here, and '' in a column that is not null. */
type InputValue<F extends Field> = FieldValue<F> | (F extends { kind: 'line' } ? null : never)

const stored = {
  line: z.string(),
  prose: z.string(),
  count: z.number().int().min(0),
  amount: z.number(),
  flag: z.boolean(),
} satisfies Record<Field['kind'], z.ZodType>

/** Of a row in a response. */
export function rowSchemas<F extends Fields>(fields: F): RowSchemas<F> {
  return mapFields(fields, (field): z.ZodType => {
    const schema = stored[field.kind]
    return isNullable(field) ? schema.nullable() : schema
  }) as RowSchemas<F>
}

/** Of the body that adds a row. A blank optional line and null empty the field. */
export function inputSchemas<F extends Fields>(fields: F): InputSchemas<F> {
  return mapFields(fields, inputSchema) as InputSchemas<F>
}

export function inputSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return field.required ? line(field.max) : optionalLine(field.max)
    case 'prose':
      return field.required ? prose(field.max) : optionalProse(field.max).optional()
    case 'count':
      return counted(field)
    case 'amount':
      return field.required ? priceField : priceField.nullish()
    case 'flag':
      return z.boolean().optional()
  }
}

function counted({ max, notNull }: Extract<Field, { kind: 'count' }>): z.ZodType {
  const count = z.number().int().min(0).max(max)
  return notNull ? count.optional() : count.nullish()
}
