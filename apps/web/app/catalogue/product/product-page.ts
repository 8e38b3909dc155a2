import type { FormResult } from '../../platform/form/form-result.ts'

/** `?layout=` (catalogue.md#product-page). */
const layouts = ['standard', 'columnar', 'sidebar'] as const

export type ProductLayout = (typeof layouts)[number]

export function readLayout(text: string | null): ProductLayout {
  return layouts.find((layout) => layout === text) ?? 'standard'
}

/** The tab's id; the fragment `#valoraciones` opens it. */
export const reviewsTabId = 'valoraciones'

/** The result of the page's review form or stock alert form, or of adding without a choice. */
export interface ProductFormResult extends FormResult {
  form: 'review' | 'alert' | 'choice'
  accepted?: true
  /** What the review waits for, in words. */
  note?: string
}

/** The client action returns a plain form result when the connection is lost. */
export function isAccepted(result: FormResult | undefined): boolean {
  return result !== undefined && 'accepted' in result && result.accepted === true
}

export function noteOf(result: FormResult | undefined): string | undefined {
  return result && 'note' in result ? (result as ProductFormResult).note : undefined
}
