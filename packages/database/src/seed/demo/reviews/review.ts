import type { CustomerEmail } from '../people/people.ts'

/** Visitors sign with a name; who has an account is named by its address. */
export type DemoReview = readonly [
  author: string | { customer: CustomerEmail },
  rating: 1 | 2 | 3 | 4 | 5,
  daysAgo: number,
  text: string,
  /** Taken from view by staff. */
  hidden?: 'hidden',
]

export type ReviewsByProduct = Readonly<Record<string, readonly DemoReview[]>>

export const from = (customer: CustomerEmail) => ({ customer })
