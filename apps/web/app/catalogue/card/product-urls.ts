import { pictureUrl, pictureWidths } from '@tecnoclick/domain/platform/files'

export function productPath(slug: string): string {
  return `/shop/products/${slug}`
}

export const largestPictureWidth = 700

/** The stored file, for banners and logos, which have no smaller copies. */
export function fileUrl(name: string): string {
  return `/api/files/${name}`
}

export function pictureSrcSet(name: string): string {
  return pictureWidths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ')
}
