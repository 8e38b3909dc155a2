/** The value of a quantity field while it is edited: it may be empty (selling.md#cart). */
export type QuantityValue = number | ''

export interface QuantityLimits {
  min: number
  max: number
}

/** Drops everything but digits. */
export function parseQuantity(text: string): QuantityValue {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : Number(digits.slice(0, 9))
}

/** For blur: an empty field becomes the minimum. */
export function clampQuantity(value: QuantityValue, { min, max }: QuantityLimits): number {
  return Math.min(max, Math.max(min, value === '' ? min : value))
}

export function stepQuantity(value: QuantityValue, step: number, limits: QuantityLimits): number {
  return value === '' ? limits.min : clampQuantity(value + step, limits)
}
