/** `?variant=` of a product's page names what is chosen (catalogue.md#variants). */
export function productPath(slug: string, variantId?: number | null): string {
  const page = `/shop/products/${slug}`
  return variantId == null ? page : `${page}?variant=${variantId}`
}

export const largestPictureWidth = 700

/** The stored file, for banners and logos, which have no smaller copies. */
export function fileUrl(name: string): string {
  return `/api/files/${name}`
}
