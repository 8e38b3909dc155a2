import { qrPath } from '@tecnoclick/ui/qr-code'

/** Not in the DOM types; Chrome on Android and macOS has it. */
interface Detector {
  detect(source: HTMLCanvasElement): Promise<{ rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined
}

const sidePixels = 480

/** What a scanner reads in the drawn code. Undefined: this browser cannot scan. */
export async function scanQr(text: string): Promise<string | undefined> {
  if (typeof BarcodeDetector === 'undefined') return undefined
  const canvas = document.createElement('canvas')
  canvas.width = sidePixels
  canvas.height = sidePixels
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const { size, path } = qrPath(text)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, sidePixels, sidePixels)
  context.scale(sidePixels / size, sidePixels / size)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  try {
    const [found] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(canvas)
    return found?.rawValue ?? ''
  } catch {
    return undefined // the browser names the detector but has no service behind it
  }
}
