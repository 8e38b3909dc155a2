import { pictureWidths } from '@tecnoclick/domain/platform/files'

export function productPath(slug: string): string {
  return `/shop/products/${slug}`
}

export const largestPictureWidth = 700

/** The stored file, for banners and logos, which have no smaller copies. */
export function fileUrl(name: string): string {
  return `/api/files/${name}`
}

/** Of cards and larger pictures; shorter lists make shorter pages. */
export const cardWidths = pictureWidths.filter((width) => width >= 160)
/** Of thumbnails and tiles. */
export const tileWidths = pictureWidths.filter((width) => width <= 416)
