import { IcosahedronGeometry, Mesh, type Object3D } from 'three'
import { clear, finish, gloss, metal, paper, plastic } from '../parts/finish.ts'
import {
  ball,
  curve,
  cutout,
  drum,
  group,
  type Point2,
  place,
  plate,
  ring,
  slab,
  tube,
  turned,
} from '../parts/solids.ts'
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

export function heart({ colour = '#e8455a' }: MarkLook): Object3D {
  const outline: Point2[] = Array.from({ length: 80 }, (_, i) => {
    const t = (i / 80) * Math.PI * 2
    return [
      0.062 * 16 * Math.sin(t) ** 3,
      0.062 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) + 1.1,
    ]
  })
  return cutout(outline, 0.6, gloss(colour), 0.02, 0.09)
}

export function mapPin({ colour = '#e0452c' }: MarkLook): Object3D {
  const all = group(
    turned(
      curve([
        [0, 0],
        [0.1, 0.14],
        [0.34, 0.75],
        [0.62, 1.3],
        [0.7, 1.65],
        [0.62, 2.0],
        [0.36, 2.26],
        [0, 2.36],
      ]),
      gloss(colour),
    ),
  )
  all.add(place(ball(0.32, finish('#ffffff', { roughness: 0.4 }), [1, 1, 0.5]), [0, 1.66, 0.58]))
  return all
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

export function basket({ colour = '#1f52d6' }: MarkLook): Object3D {
  const wire = finish(colour, { roughness: 0.4 })
  const all = group(place(plate([2.5, 0.1, 1.6], 0.3, 0.03, wire), [0, 0.1, 0]))
  for (const [y, w, d] of [
    [0.55, 2.66, 1.76],
    [1.0, 2.84, 1.92],
    [1.45, 3.02, 2.08],
  ] as const) {
    all.add(place(plate([w, 0.1, d], 0.34, 0.04, wire, [w - 0.18, d - 0.18, 0.26]), [0, y, 0]))
  }
  for (let i = 0; i < 8; i++) {
    for (const side of [-1, 1])
      all.add(
        tube(
          [
            [-1.05 + i * 0.3, 0.14, side * 0.76],
            [-1.25 + i * 0.357, 1.5, side * 0.99],
          ],
          0.04,
          wire,
        ),
      )
    if (i < 5)
      for (const side of [-1, 1])
        all.add(
          tube(
            [
              [side * 1.21, 0.14, -0.56 + i * 0.28],
              [side * 1.46, 1.5, -0.72 + i * 0.36],
            ],
            0.04,
            wire,
          ),
        )
  }
  all.add(
    tube(
      [
        [-1.42, 1.5, 0],
        [-1.2, 2.3, 0.1],
        [-0.5, 2.75, 0.1],
        [0.5, 2.75, 0.1],
        [1.2, 2.3, 0.1],
        [1.42, 1.5, 0],
      ],
      0.09,
      plastic('#ffb02e'),
    ),
  )
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
