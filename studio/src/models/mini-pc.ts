import type { Object3D } from 'three'
import { metal, plastic, rubber } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { grille, led } from '../parts/small.ts'
import { drum, group, panel, place, plate } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface MiniPcLook {
  brand: string
  name?: string
  body?: string
  face?: string
  width?: number
  height?: number
  depth?: number
}

export function miniPc(look: MiniPcLook): Object3D {
  const { body = '#3f434b', face = '#25272c', width = 1.8, height = 0.38, depth = 1.8 } = look
  const all = group(place(plate([width, height, depth], 0.14, 0.04, metal(body, 0.45)), [0, 0.04, 0]))
  all.add(
    place(panel([width - 0.16, height - 0.08, 0.03], 0.05, 0.01, plastic(face, 0.4)), [
      0,
      0.08,
      depth / 2 - 0.01,
    ]),
  )
  all.add(
    place(portRow(['jack', 'usb-c', 'usb3', 'usb3'], 0.1), [0.18, height / 2 + 0.04, depth / 2 + 0.008]),
  )
  all.add(
    place(
      drum(0.06, 0.02, metal('#d4d8df'), 0.006),
      [-width / 2 + 0.24, height / 2 + 0.04, depth / 2 + 0.002],
      [Math.PI / 2, 0, 0],
    ),
  )
  all.add(place(led('#e9f4ff', 0.014), [-width / 2 + 0.38, height / 2 + 0.04, depth / 2 + 0.01]))
  all.add(
    place(
      lettering(look.brand, 0.2, { colour: '#c3c8d2', weight: 1.7 }),
      [0, height + 0.044, -0.1],
      [-Math.PI / 2, 0, 0],
    ),
  )
  if (look.name)
    all.add(
      place(
        lettering(look.name, 0.08, { colour: '#949cab', weight: 1.4 }),
        [0, height + 0.044, 0.24],
        [-Math.PI / 2, 0, 0],
      ),
    )
  for (const side of [-1, 1])
    all.add(
      place(
        grille(depth * 0.7, height * 0.45, 22),
        [side * (width / 2 + 0.001), height / 2 + 0.04, 0],
        [0, (side * Math.PI) / 2, 0],
      ),
    )
  const back = group(
    place(panel([width - 0.16, height - 0.08, 0.03], 0.04, 0.01, plastic(face, 0.5)), [0, 0.08, 0]),
  )
  back.add(
    place(
      portRow(
        width > 1.5 ? ['dc', 'hdmi', 'display', 'lan', 'usb', 'usb'] : ['dc', 'hdmi', 'lan', 'usb'],
        0.07,
      ),
      [0, height / 2 + 0.04, 0.016],
    ),
  )
  all.add(place(back, [0, 0, -depth / 2 + 0.01], [0, Math.PI, 0]))
  all.add(place(plate([width - 0.3, 0.05, depth - 0.3], 0.2, 0.01, rubber()), [0, 0, 0]))
  return all
}
