/** `?layout=` (catalogue.md#product-page). */
const layouts = ['standard', 'columnar', 'sidebar'] as const

export type ProductLayout = (typeof layouts)[number]

export function readLayout(text: string | null): ProductLayout {
  return layouts.find((layout) => layout === text) ?? 'standard'
}
