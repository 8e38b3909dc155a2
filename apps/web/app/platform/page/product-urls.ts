/** `?variant=` of a product's page names what is chosen (catalogue.md#variants). */
export function productPath(slug: string, variantId?: number | null): string {
  const page = `/shop/products/${slug}`
  return variantId == null ? page : `${page}?variant=${variantId}`
}

/** Of a line of a cart or an order, whose slug is that of its product. */
export function linePath({
  id,
  parentId,
  slug,
}: {
  id: number
  parentId: number | null
  slug: string
}): string {
  return productPath(slug, parentId === null ? undefined : id)
}

export const largestPictureWidth = 700

/** The stored file, for banners and logos, which have no smaller copies. */
export function fileUrl(name: string): string {
  return `/api/files/${name}`
}
