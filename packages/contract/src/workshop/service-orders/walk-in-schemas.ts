import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { receivedFields } from '@tecnoclick/domain/workshop/service-order-fields'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { inputSchemas } from '../../platform/own-fields.ts'
import {
  choiceOf,
  idSchema,
  line,
  optionalEmail,
  optionalLine,
  optionalTransactionCode,
  requiredPhone,
} from '../../platform/wire.ts'
import { newIntakeSchema } from './intake-schemas.ts'
import { paidByMethod } from './payment-schemas.ts'

/** A device that is left at the counter, by somebody without an account or with `customerId`: no mail. */
export const walkInSchema = z
  .object({
    name: line(200),
    phone: requiredPhone,
    /** Where the steps are mailed to somebody without an account. */
    email: optionalEmail,
    serviceId: choiceOf('validation.required'),
    /** One of the shop's, or `brandName`. */
    brandId: choiceOf('validation.brand').nullish(),
    /** A brand that the shop does not sell; customers do not see it in its lists. */
    brandName: optionalLine(80),
    /** The account of whoever leaves it. */
    customerId: idSchema.nullish(),
    ...inputSchemas(receivedFields),
    deposit: z
      .object({
        amount: z.number().positive().max(1_000_000_000),
        currency: line(3),
        /** Cash by default. */
        paymentMethod: paidByMethod.nullish(),
        transactionCode: optionalTransactionCode,
      })
      .nullish(),
  })
  .extend({
    /** Names of uploaded photos of whoever takes it in. */
    photos: z.array(z.string().regex(fileNamePattern)).max(photosPerRequest).optional(),
    intake: newIntakeSchema.nullish(),
  })
  .refine(({ intake, photos = [] }) => (intake?.markedPhoto ?? 0) <= photos.length, {
    ...errorKey('validation.required'),
    path: ['intake.markedPhoto'],
  })
  .refine(({ brandId, brandName }) => brandId || brandName, {
    ...errorKey('validation.brand'),
    path: ['brandId'],
  })

/** An account that may own what is left at the counter. */
export const walkInCustomerSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Without the part that it could be written to by: `a•••@ejemplo.cu`. */
  email: z.string(),
})

/** The link or code of a receipt, and the phone given at the counter. */
export const claimSchema = z.object({ ticket: line(300), phone: requiredPhone })

export type WalkInCustomer = z.infer<typeof walkInCustomerSchema>
export type WalkIn = z.infer<typeof walkInSchema>
export type Claim = z.infer<typeof claimSchema>
