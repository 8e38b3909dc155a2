import { qrPath } from '@tecnoclick/ui/qr-code'

interface QrPicture {
  text: string
  /** Written below the code: without it nobody knows later what the picture is for. */
  lines: readonly string[]
  fileName: string
}

const modulePixels = 12
const linePixels = 44

/** Saves the code as a PNG file, black on white, with a few words below it. */
export async function saveQrPicture({ text, lines, fileName }: QrPicture): Promise<void> {
  const { size, path } = qrPath(text)
  const width = size * modulePixels
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width + lines.length * linePixels
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser cannot draw')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  pen.textAlign = 'center'
  pen.direction = 'ltr'
  pen.font = `600 ${linePixels * 0.6}px system-ui, sans-serif`
  lines.forEach((line, index) => {
    pen.fillText(line, width / 2, width + index * linePixels, width)
  })
  pen.scale(modulePixels, modulePixels)
  pen.fill(new Path2D(path))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser cannot write PNG')
  download(picture, fileName)
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
