import { CanvasTexture, type Material, Mesh, PlaneGeometry, SRGBColorSpace } from 'three'
import { pictured } from './finish.ts'
import { setLine } from './letters.ts'

export type Brush = CanvasRenderingContext2D
/** Draws on a sheet measured in the caller's own units. */
export type Drawing = (brush: Brush, width: number, height: number) => void

const pixelsOnLongSide = 640

export function texture(width: number, height: number, draw: Drawing): CanvasTexture {
  const scale = pixelsOnLongSide / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(2, Math.round(width * scale))
  canvas.height = Math.max(2, Math.round(height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('No 2D canvas in this browser')
  brush.scale(canvas.width / width, canvas.height / height)
  draw(brush, width, height)
  const made = new CanvasTexture(canvas)
  made.colorSpace = SRGBColorSpace
  made.anisotropy = 4
  return made
}

const sheet = (width: number, height: number, look: Material) =>
  new Mesh(new PlaneGeometry(width, height), look)

/** Something printed on a body: a plane facing +z around its centre, to be placed a hair above the surface. */
export function decal(width: number, height: number, draw: Drawing, roughness = 0.55): Mesh {
  return sheet(width, height, pictured(texture(width, height, draw), 'PRINTED', { roughness }))
}

/** A lit display behind glass. */
export function display(width: number, height: number, draw: Drawing, glow = 0.92): Mesh {
  return sheet(width, height, pictured(texture(width, height, draw), 'LIT', { roughness: 0.16, glow }))
}

export interface Lettering {
  colour?: string
  weight?: number
  gap?: number
  slant?: number
  align?: 'left' | 'center' | 'right'
  /** Shrinks the line until it is no longer than this. */
  within?: number
}

/** One line in our own letters, capitals `size` high, standing on the baseline `y`. */
export function write(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  wanted: number,
  style: Lettering = {},
): number {
  const { colour = '#ffffff', weight = 1.5, gap = 2.6, slant = 0, align = 'left', within } = style
  const { letters, width } = setLine(text, gap)
  const size = within ? Math.min(wanted, (within * 10) / width) : wanted
  const scale = size / 10
  const from = align === 'left' ? x : align === 'center' ? x - (width * scale) / 2 : x - width * scale
  brush.save()
  brush.translate(from, y - size)
  brush.scale(scale, scale)
  brush.transform(1, 0, -slant, 1, slant * 10, 0)
  Object.assign(brush, { strokeStyle: colour, lineWidth: weight, lineCap: 'round', lineJoin: 'round' })
  for (const letter of letters) {
    brush.save()
    brush.translate(letter.x, 0)
    brush.stroke(new Path2D(letter.path))
    brush.restore()
  }
  brush.restore()
  return width * scale
}

/** A name on a body, `size` high, in one colour; the plane is as long as the name. */
export function lettering(text: string, wanted: number, style: Lettering = {}): Mesh {
  const long = setLine(text, style.gap).width / 10
  const size = style.within ? Math.min(wanted, style.within / long) : wanted
  const width = long * size + size * 0.5
  const { within: _, ...plain } = style
  const name = decal(width, size * 1.7, (brush) => {
    write(brush, text, size * 0.25, size * 1.2, size, { ...plain, align: 'left' })
  })
  // The origin is the middle of the line, or the end it is set from.
  if (style.align === 'left') name.geometry.translate(width / 2, 0, 0)
  if (style.align === 'right') name.geometry.translate(-width / 2, 0, 0)
  return name
}
