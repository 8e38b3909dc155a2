export function productPath(slug: string): string {
  return `/shop/products/${slug}`
}

export const largestPictureWidth = 700

/** The stored file, for banners and logos, which have no smaller copies. */
export function fileUrl(name: string): string {
  return `/api/files/${name}`
}
