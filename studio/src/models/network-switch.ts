import type { Object3D } from 'three'
import { metal, plastic } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { cable, foot, grille, led } from '../parts/small.ts'
import { group, panel, place, plate, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface NetworkSwitchLook {
  brand: string
  name: string
  ports: number
  body?: string
  face?: string
  letters?: string
  metallic?: boolean
  cables?: readonly string[]
}

export function networkSwitch(look: NetworkSwitchLook): Object3D {
  const { ports, body = '#2f3f63', face = body, letters = '#eef1f6', metallic = true, cables = [] } = look
  const rows = ports > 8 ? 2 : 1
  const perRow = ports / rows
  const width = Math.max(1.5, perRow * 0.235 + 0.7)
  const height = rows === 2 ? 0.46 : 0.3
  const depth = rows === 2 ? 1.5 : 1.05
  const all = group(
    place(
      plate([width, height, depth], 0.03, 0.015, metallic ? metal(body, 0.5) : plastic(body)),
      [0, 0.03, 0],
    ),
  )
  all.add(
    place(panel([width - 0.04, height - 0.03, 0.02], 0.03, 0.006, plastic(face, 0.5)), [0, 0.045, depth / 2]),
  )
  const x = width / 2 - 0.16 - perRow * 0.118
  const z = depth / 2 + 0.012
  for (let row = 0; row < rows; row++) {
    const y = rows === 2 ? 0.15 + row * 0.2 : 0.17
    const strip = portRow(
      Array.from({ length: perRow }, () => 'lan' as const),
      0.065,
    )
    all.add(place(strip, [x, y, z]))
  }
  for (let i = 0; i < ports; i++) {
    const led1 = led(i % 4 === 3 ? '#ffb02e' : '#46d486', 0.013)
    all.add(
      place(led1, [
        x + ((i % perRow) - (perRow - 1) / 2) * 0.235,
        height + (rows === 2 ? -0.012 : -0.015) - (i >= perRow ? 0 : 0),
        z + 0.002,
      ]),
    )
  }
  all.add(
    place(lettering(look.brand, 0.1, { colour: letters, weight: 2 }), [
      -width / 2 + 0.3,
      height * 0.66 + 0.02,
      z + 0.002,
    ]),
  )
  all.add(place(led('#46d486', 0.018), [-width / 2 + 0.14, height * 0.28, z]))
  all.add(
    place(
      lettering(look.name, 0.15, { colour: letters, weight: 1.6 }),
      [0, height + 0.034, 0.05],
      [-Math.PI / 2, 0, 0],
    ),
  )
  for (const side of [-1, 1])
    all.add(
      place(
        grille(depth * 0.6, height * 0.5, 11),
        [side * (width / 2 + 0.001), height / 2 + 0.03, 0],
        [0, (side * Math.PI) / 2, 0],
      ),
    )
  all.add(
    place(portRow(['dc'], 0), [width / 2 - 0.3, height / 2 + 0.03, -depth / 2 - 0.002], [0, Math.PI, 0]),
  )
  cables.forEach((colour, i) => {
    const at = x + (i * 2 - (perRow - 1) / 2) * 0.235
    all.add(place(slab([0.13, 0.1, 0.2], 0.015, plastic('#e8edf3', 0.3)), [at, 0.13, z + 0.06]))
    all.add(
      cable(
        [
          [at, 0.18, z + 0.14],
          [at, 0.16, z + 0.45],
          [at + 0.1 + i * 0.08, 0.04, z + 0.8],
          [at + 0.4 + i * 0.16, 0.04, z + 1 + i * 0.1],
        ],
        0.035,
        colour,
      ),
    )
  })
  for (const fx of [-1, 1])
    for (const fz of [-1, 1])
      all.add(place(foot(0.06, 0.035), [fx * (width / 2 - 0.16), 0, fz * (depth / 2 - 0.16)]))
  return all
}
