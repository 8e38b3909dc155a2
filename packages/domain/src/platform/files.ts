/** The only names a file may have; none starts with a dot (platform.md#input-rules). */
export const fileNamePattern = /^(?!\.)[A-Za-z0-9._-]{1,128}$/

/**
 * Widths a picture is served in; anything else would let a stranger fill the cache. Each is at most 1.3 times the one
 * before, so no browser downloads a much larger picture than it shows.
 */
export const pictureWidths = [100, 128, 160, 200, 256, 320, 416, 540, 700] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** File names contain a content hash, so browsers may cache the picture forever. */
export function pictureUrl(name: string, width: PictureWidth): string {
  return `/api/files/${name}?w=${width}`
}

/** Thumbnails are drawn from 160 px too: shorter lists make shorter pages. */
const usualWidths = pictureWidths.slice(2)

/** For an <img> that lets the browser choose. */
export function pictureSrcSet(name: string, widths: readonly PictureWidth[] = usualWidths): string {
  return widths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ')
}

/** `epson-l3250.0f1e2d3c4b5a6978.webp`: the name changes with the content, so it can be cached forever. */
const hashedName = /\.[0-9a-f]{16}\.[a-z0-9]+$/

export function hasHashedName(name: string): boolean {
  return hashedName.test(name)
}

export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/')
}

/** The largest zip of a reset (platform.md#files-and-pictures). */
export const archiveUploadBytes = 200 * 1024 * 1024
