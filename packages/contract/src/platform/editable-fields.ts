import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { isSlug } from '@tecnoclick/domain/platform/slug'
import { z } from 'zod'
import { errorKey } from './issue-message.ts'
import { prose } from './wire.ts'

/** Fields that several resources of the back office share. */
export const slugField = z.string(errorKey('validation.required')).refine(isSlug, errorKey('validation.slug'))

/** If missing, it is derived from the name. */
export const newSlugField = slugField.optional()

export const pictureField = z.string().regex(fileNamePattern)

export const positionField = z.number().int().min(0).max(100_000)

/** Multi-line text that may be empty. */
export const optionalProse = (maximum: number) => prose(maximum).or(z.literal(''))

const largestAmount = 99_999_999

/** A decimal with two places at most, above zero (platform.md#money). */
export const priceField = z
  .number(errorKey('validation.number'))
  .positive()
  .max(largestAmount)
  .refine((amount) => fromWire(amount) !== undefined, errorKey('validation.number'))

export const surchargeField = z
  .number(errorKey('validation.number'))
  .max(largestAmount)
  .refine((amount) => fromWire(amount) !== undefined, errorKey('validation.number'))
