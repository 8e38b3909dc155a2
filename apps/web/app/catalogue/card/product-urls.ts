import { type PictureWidth, pictureWidths } from '@tecnoclick/domain/platform/files'

export function productPath(slug: string): string {
  return `/shop/products/${slug}`
}

export const largestPictureWidth = 700

/** The stored file, for banners and logos, which have no smaller copies. */
export function fileUrl(name: string): string {
  return `/api/files/${name}`
}

/** File names contain a content hash, so browsers may cache the picture forever. */
export function pictureUrl(name: string, width: PictureWidth): string {
  return `/api/files/${name}?w=${width}`
}

export function pictureSrcSet(name: string): string {
  return pictureWidths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ')
}
