import { IcosahedronGeometry, Mesh, type Object3D } from 'three'
import { clear, finish, gloss, metal, paper, plastic } from '../parts/finish.ts'
import type { Point2 } from '../parts/outlines.ts'
import { cutout, drum, group, place, ring, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

/** Things that stand for an idea: lost, found, loved, sent, unlocked. */
export interface MarkLook {
  colour?: string
}

export function magnifier({ colour = '#ffb02e' }: MarkLook): Object3D {
  const glass = group(
    ring(0.85, 0.13, gloss(colour)),
    place(drum(0.84, 0.04, clear('#cfe4ff', 0.35), 0.01), [0, 0, -0.02], [Math.PI / 2, 0, 0]),
  )
  glass.add(
    place(drum(0.16, 1.5, plastic('#24305a', 0.4), 0.08), [0.66, -0.66, 0], [0, 0, Math.PI + Math.PI / 4]),
  )
  glass.add(place(drum(0.19, 0.3, metal('#c9ced6'), 0.04), [0.62, -0.62, 0], [0, 0, Math.PI + Math.PI / 4]))
  return group(place(glass, [0, 1.9, 0], [-0.15, 0, 0]))
}

export function keyMark({ colour = '#ffb02e' }: MarkLook): Object3D {
  const look = metal(colour, 0.3)
  const all = group(ring(0.5, 0.15, look), place(slab([0.24, 1.7, 0.24], 0.1, look), [0, -2.15, 0]))
  all.add(
    place(slab([0.5, 0.2, 0.2], 0.06, look), [0.3, -2.1, 0]),
    place(slab([0.38, 0.2, 0.2], 0.06, look), [0.26, -1.72, 0]),
  )
  return group(place(all, [0, 2.35, 0], [0, 0, 0]))
}

export function shield({ colour = '#1f52d6' }: MarkLook): Object3D {
  const outline: Point2[] = [
    [0, 0],
    [0.85, 0.6],
    [1.05, 1.4],
    [1.05, 2.1],
    [0, 2.45],
    [-1.05, 2.1],
    [-1.05, 1.4],
    [-0.85, 0.6],
  ]
  const all = group(cutout(outline, 0.4, gloss(colour), 0.2, 0.12))
  const bolt: Point2[] = [
    [0.1, 1.95],
    [-0.42, 1.1],
    [-0.02, 1.1],
    [-0.14, 0.5],
    [0.42, 1.4],
    [0.04, 1.4],
  ]
  all.add(place(cutout(bolt, 0.12, gloss('#ffb02e'), 0.04, 0.03), [0, 0, 0.24]))
  return all
}

export interface CartonBoxLook {
  colour?: string
  open?: boolean
  size?: readonly [number, number, number]
  text?: string
}

export function cartonBox({
  colour = '#d9a86c',
  open = false,
  size = [2.4, 1.7, 1.9],
  text = 'TecnoClick',
}: CartonBoxLook): Object3D {
  const [w, h, d] = size
  const card = finish(colour, { roughness: 0.85 })
  const all = group()
  if (open) {
    for (const side of [-1, 1]) {
      all.add(place(slab([w, h, 0.06], 0.02, card), [0, 0, side * (d / 2 - 0.03)]))
      all.add(place(slab([0.06, h, d], 0.02, card), [side * (w / 2 - 0.03), 0, 0]))
      const flap = group(place(slab([w - 0.04, 0.05, d * 0.46], 0.02, card), [0, 0, d * 0.23]))
      all.add(place(flap, [0, h - 0.02, side * (d / 2 - 0.02)], [side > 0 ? 0.7 : Math.PI - 0.7, 0, 0]))
      const wing = group(place(slab([d * 0.46, 0.05, d - 0.04], 0.02, card), [d * 0.23, 0, 0]))
      all.add(
        place(
          wing,
          [side * (w / 2 - 0.02), h - 0.02, 0],
          [0, side > 0 ? 0 : Math.PI, side > 0 ? -0.6 : -0.6],
        ),
      )
    }
    all.add(place(slab([w, 0.06, d], 0.02, finish('#b98a52', { roughness: 0.9 })), [0, 0, 0]))
  } else {
    all.add(slab([w, h, d], 0.03, card))
    all.add(place(slab([0.36, h + 0.01, d + 0.012], 0.02, finish('#e9d2ac', { roughness: 0.4 })), [0, 0, 0]))
  }
  all.add(
    place(lettering(text, h * 0.16, { colour: '#5c3f1f', weight: 2, within: w * 0.8 }), [
      0,
      h * 0.34,
      d / 2 + 0.01,
    ]),
  )
  return all
}

/** A sheet rolled into a ball: what a jammed printer gives back. */
export function crumpledPaper({ colour = '#fbfaf6' }: MarkLook): Object3D {
  const rock = new IcosahedronGeometry(0.6, 2)
  const points = rock.attributes.position
  for (let i = 0; points && i < points.count; i++) {
    const [x, y, z] = [points.getX(i), points.getY(i), points.getZ(i)]
    const dent = 0.8 + 0.2 * Math.sin(x * 9 + y * 7) * Math.cos(z * 11 - y * 5) + 0.1 * Math.sin(z * 17)
    points.setXYZ(i, x * dent, y * dent + 0.5, z * dent)
  }
  rock.computeVertexNormals()
  return new Mesh(rock, paper(colour))
}
