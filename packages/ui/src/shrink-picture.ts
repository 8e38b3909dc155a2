const usualSidePx = 1600
/** Of a picture of the usual size. */
const targetBytes = 200_000
/** Tried one after the other until the picture has the target size; the last one counts whatever its size. */
const qualities = [0.8, 0.65, 0.5]

/**
 * A photo of a phone as a picture of about 200 kB: upright, and without EXIF, which says where it was taken. The original
 * is returned if this browser cannot decode it, and a GIF always, because it may move.
 */
export async function shrinkPicture(file: File, longerSidePx = usualSidePx): Promise<File> {
  if (file.type === 'image/gif') return file
  try {
    const smaller = await encodeSmaller(file, longerSidePx)
    return new File([smaller], file.name, { type: smaller.type })
  } catch {
    return file // the server decides what it is
  }
}

async function encodeSmaller(file: File, longerSidePx: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, longerSidePx / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return encode(canvas, file.type, targetBytes * (longerSidePx / usualSidePx) ** 2)
}

async function encode(canvas: HTMLCanvasElement, type: string, enough: number): Promise<Blob> {
  let smallest: Blob | undefined
  for (const quality of qualities) {
    smallest = await encodeAs(canvas, 'image/webp', quality)
    // Safari writes no WebP, and JPEG has no transparency.
    if (smallest.type !== 'image/webp' && type !== 'image/png')
      smallest = await encodeAs(canvas, 'image/jpeg', quality)
    if (smallest.size <= enough) break
  }
  if (!smallest) throw new Error('No quality was tried')
  return smallest
}

function encodeAs(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))),
      type,
      quality,
    )
  })
}
