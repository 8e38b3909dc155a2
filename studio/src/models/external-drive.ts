import type { Object3D } from 'three'
import { metal, plastic } from '../parts/finish.ts'
import { cable, led } from '../parts/small.ts'
import { group, place, plate, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface ExternalDriveLook {
  brand: string
  name: string
  body?: string
  top?: string
  letters?: string
  /** Brushed metal cover, ribs or a plain one. */
  pattern?: 'ribs' | 'brushed' | 'diamond'
  thickness?: number
}

export function externalDrive(look: ExternalDriveLook): Object3D {
  const { body = '#2b2d33', top = body, letters = '#dfe3ea', pattern = 'ribs', thickness = 0.16 } = look
  const [w, d] = [0.8, 1.15]
  const all = group(place(plate([w, thickness, d], 0.08, 0.04, plastic(body, 0.45)), [0, 0.01, 0]))
  const y = thickness + 0.006
  if (pattern === 'brushed')
    all.add(place(plate([w - 0.02, 0.02, d - 0.02], 0.07, 0.008, metal(top, 0.38)), [0, y - 0.008, 0]))
  if (pattern === 'ribs')
    for (let i = 0; i < 9; i++)
      all.add(
        place(slab([w - 0.12, 0.012, 0.03], 0.006, plastic(top, 0.35)), [0, y, -d / 2 + 0.16 + i * 0.07]),
      )
  if (pattern === 'diamond') {
    for (let i = 0; i < 7; i++)
      for (let k = 0; k < 9; k++)
        all.add(
          place(
            slab([0.07, 0.012, 0.07], 0.006, plastic(top, 0.35)),
            [-0.3 + i * 0.1, y - 0.003, -0.42 + k * 0.1],
            [0, Math.PI / 4, 0],
          ),
        )
  }
  all.add(
    place(
      lettering(look.brand, 0.075, { colour: letters, weight: 1.9 }),
      [0, y + 0.017, d * 0.3],
      [-Math.PI / 2, 0, 0],
    ),
  )
  all.add(
    place(
      lettering(look.name, 0.05, { colour: letters, weight: 1.5 }),
      [0, y + 0.017, d * 0.41],
      [-Math.PI / 2, 0, 0],
    ),
  )
  all.add(place(led('#e9f4ff', 0.012), [0.3, y, -d / 2 + 0.06], [-Math.PI / 2, 0, 0]))
  all.add(
    place(slab([0.16, 0.05, 0.14], 0.015, plastic('#1c1d21')), [0, thickness / 2 - 0.02, -d / 2 - 0.06]),
  )
  all.add(
    cable(
      [
        [0, thickness / 2, -d / 2 - 0.12],
        [0, 0.06, -d / 2 - 0.3],
        [0.4, 0.03, -d / 2 - 0.36],
        [0.85, 0.03, -0.4],
        [0.8, 0.03, 0.1],
        [0.68, 0.03, 0.35],
      ],
      0.026,
      '#1c1d21',
    ),
  )
  const plug = group(place(slab([0.14, 0.07, 0.3], 0.02, plastic('#1c1d21')), [0, 0, 0.1]))
  plug.add(
    place(slab([0.11, 0.045, 0.18], 0.006, metal('#c9ced6')), [0, 0.012, 0.3]),
    place(slab([0.08, 0.012, 0.17], 0.003, plastic('#2f6fe0')), [0, 0.03, 0.31]),
  )
  all.add(place(plug, [0.68, 0.005, 0.36], [0, -0.5, 0]))
  return all
}
