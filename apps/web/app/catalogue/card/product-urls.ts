import { type PictureWidth, pictureWidths } from '@tecnoclick/domain/platform/files'

export function productAddress(slug: string): string {
  return `/shop/products/${slug}`
}

export const largestWidth = 700

/** The file as it is stored: scenes and wordmarks, which have no smaller copies. */
export function fileAddress(name: string): string {
  return `/api/files/${name}`
}

/** Names carry a hash of the content, so the server lets browsers keep them for good. */
export function pictureAddress(name: string, width: PictureWidth): string {
  return `/api/files/${name}?w=${width}`
}

export function pictureSet(name: string): string {
  return pictureWidths.map((width) => `${pictureAddress(name, width)} ${width}w`).join(', ')
}
