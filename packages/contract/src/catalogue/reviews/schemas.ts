import { reviewStates } from '@tecnoclick/domain/catalogue/review-state'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { emailSchema, idSchema, line, prose, versionSchema } from '../../platform/wire.ts'

export const reviewStateSchema = explainedEnum(reviewStates, {
  unconfirmed: 'The e-mail address is not confirmed',
  waiting: 'Waits for staff',
  published: 'Visible to everybody',
  hidden: 'Hidden by staff',
})

/** Never contains the e-mail (catalogue.md#reviews). */
export const reviewSchema = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  author: z.string(),
  avatar: z.string(),
  text: z.string(),
  rating: z.number().int().min(1).max(5),
  date: z.iso.datetime(),
  verified: z.boolean(),
})

/** What the author gets: whether it is visible, and what it waits for. */
export const writtenReviewSchema = reviewSchema.extend({ state: reviewStateSchema })

/** What the link of the confirmation mail stands for. */
export const confirmedReviewSchema = writtenReviewSchema
  .pick({ author: true, text: true, rating: true, state: true })
  .extend({ product: z.object({ name: z.string(), slug: z.string() }) })

export const reviewLinkParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** catalogue.md#reviews */
export const newReviewSchema = z
  .object({
    productId: idSchema,
    author: line(80),
    /** Not needed where the order is known. */
    email: emailSchema.optional(),
    text: prose(2000),
    rating: z
      .number(errorKey('validation.required'))
      .int(errorKey('validation.required'))
      .min(1, errorKey('validation.required'))
      .max(5, errorKey('validation.required')),
    /** Of the link that asked its buyer for a review. */
    order: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional(),
  })
  .refine(({ email, order }) => email !== undefined || order !== undefined, {
    path: ['email'],
    ...errorKey('validation.required'),
  })

/** A page of reviews with the histogram. */
export const reviewPageSchema = z.object({
  data: z.array(reviewSchema),
  total: z.number().int(),
  /** Number of visible reviews by stars, from one to five. */
  histogram: z.array(z.number().int()).length(5),
})

/** As staff see it, including the e-mail. */
export const moderatedReviewSchema = reviewSchema.extend({
  product: z.object({ name: z.string(), slug: z.string() }),
  email: z.string(),
  hidden: z.boolean(),
  state: reviewStateSchema,
  version: z.number().int(),
})

export const reviewChangeSchema = z.object({ hidden: z.boolean(), version: versionSchema })

export type ModeratedReview = z.infer<typeof moderatedReviewSchema>
export type ReviewChange = z.infer<typeof reviewChangeSchema>
export type WrittenReview = z.infer<typeof writtenReviewSchema>
export type ConfirmedReview = z.infer<typeof confirmedReviewSchema>
export type Review = z.infer<typeof reviewSchema>
export type NewReview = z.infer<typeof newReviewSchema>
export type ReviewPage = z.infer<typeof reviewPageSchema>
