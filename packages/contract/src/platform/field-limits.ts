import { z } from 'zod'

export interface FieldLimits {
  maxLength?: number
  required?: boolean
}

/**
 * The limits of a schema's fields, for the inputs of a form: they are written in the schema and nowhere else.
 *
 * ```tsx
 * const field = fieldsOf(newBrandSchema)
 * <TextInput {...field('name')} label={texts.name} />
 * ```
 */
export function fieldsOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return <Name extends keyof Shape & string>(source: Name): FieldLimits & { source: Name } => ({
    source,
    ...limitsOf(schema.shape[source]),
  })
}

/**
 * `maxLength` of a number is the length of its largest value as the shop prints it, `CUP 99,999,999.00`: it may be pasted.
 * An integer has no decimals.
 */
export function limitsOf(schema: z.core.$ZodType | undefined): FieldLimits {
  const type = unwrap(schema)
  const isWrapped = type !== schema
  if (type instanceof z.ZodString) {
    const isRequired = !isWrapped && (type.minLength ?? 0) > 0
    return {
      ...(type.maxLength !== null && { maxLength: type.maxLength }),
      ...(isRequired && { required: true }),
    }
  }
  if (type instanceof z.ZodNumber) {
    const { maxValue } = type
    const digits = String(maxValue).length
    const separators = Math.floor((digits - 1) / 3)
    const maxLength = digits + separators + (type.isInt ? 0 : 'CUP .00'.length)
    return { ...(Number.isFinite(maxValue) && { maxLength }), ...(!isWrapped && { required: true }) }
  }
  return {}
}

/** The options of a select for a fixed set of values. A missing label is a compile error. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }))
}

/** Removes `.optional()`, `.nullable()` and transforms, such as the one that turns an empty text into null. */
function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.def.innerType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.def.in)
  // `prose(…).or(z.literal(''))`: the first option has the limits.
  if (schema instanceof z.ZodUnion) return unwrap(schema.def.options[0])
  return schema
}
