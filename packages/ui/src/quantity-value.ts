/** The value of a quantity field while it is edited: it may be empty (selling.md#cart). */
export type QuantityValue = number | ''

export interface QuantityLimits {
  min: number
  max: number
}

/** Everything that is not a digit is dropped, as if it had not been typed. */
export function parseQuantity(text: string): QuantityValue {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : Number(digits.slice(0, 9))
}

/** On leaving the field: an empty one becomes the minimum. */
export function clampQuantity(value: QuantityValue, { min, max }: QuantityLimits): number {
  return Math.min(max, Math.max(min, value === '' ? min : value))
}

export function stepQuantity(value: QuantityValue, step: number, limits: QuantityLimits): number {
  return value === '' ? limits.min : clampQuantity(value + step, limits)
}
