export function productAddress(slug: string): string {
  return `/shop/products/${slug}`
}
