import type { FormAnswer } from '../../platform/form/form-answer.ts'

/** `?layout=` (catalogue.md#product-page). */
const layouts = ['standard', 'columnar', 'sidebar'] as const

export type ProductLayout = (typeof layouts)[number]

export function readLayout(text: string | null): ProductLayout {
  return layouts.find((layout) => layout === text) ?? 'standard'
}

/** Of the tab's panel, so that `#valoraciones` opens it. */
export const reviewsId = 'valoraciones'

/** What the product's page says of a form that was sent to it. */
export interface ProductAnswer extends FormAnswer {
  form: 'review' | 'alert'
  accepted?: true
}

/** An answer of another kind (a broken line) is none. */
export function isAccepted(answer: FormAnswer | undefined): boolean {
  return answer !== undefined && 'accepted' in answer && answer.accepted === true
}
