import type { Object3D } from 'three'
import { metal, plastic } from '../parts/finish.ts'
import { cable, led } from '../parts/small.ts'
import { drum, group, place, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface ChargerLook {
  brand: string
  power: string
  body?: string
  letters?: string
  tip: 'usb-c' | 'blue'
  width?: number
}

export function charger({
  brand,
  power,
  body = '#2b2d33',
  letters = '#c7ccd6',
  tip,
  width = 1.05,
}: ChargerLook): Object3D {
  const all = group(place(slab([width, 0.28, 0.48], 0.06, plastic(body, 0.45)), [0, 0, 0]))
  all.add(
    place(lettering(brand, 0.1, { colour: letters, weight: 1.9 }), [-0.16, 0.284, 0], [-Math.PI / 2, 0, 0]),
  )
  all.add(
    place(
      lettering(power, 0.07, { colour: letters, weight: 1.6 }),
      [width / 2 - 0.2, 0.284, 0.1],
      [-Math.PI / 2, 0, 0],
    ),
  )
  all.add(place(led('#e9f4ff', 0.014), [width / 2 - 0.12, 0.284, -0.14], [-Math.PI / 2, 0, 0]))
  all.add(place(drum(0.05, 0.16, plastic(body), 0.02), [width / 2 - 0.02, 0.14, 0], [0, 0, -Math.PI / 2]))
  all.add(
    cable(
      [
        [width / 2 + 0.1, 0.14, 0],
        [width / 2 + 0.26, 0.06, 0.08],
        [width / 2 + 0.28, 0.03, 0.45],
        [0.4, 0.03, 0.78],
        [-0.05, 0.03, 0.6],
        [-0.3, 0.03, 0.78],
        [-0.36, 0.03, 0.95],
      ],
      0.026,
      '#1f2125',
    ),
  )
  all.add(place(slab([0.14, 0.12, 0.12], 0.03, plastic('#1f2125')), [0.46, 0, 0.74], [0, 0.6, 0]))
  const end = group(place(slab([0.3, 0.1, 0.13], 0.035, plastic('#1f2125')), [0, 0, 0]))
  if (tip === 'usb-c') end.add(place(slab([0.12, 0.035, 0.09], 0.014, metal('#cdd2da')), [-0.2, 0.032, 0]))
  else {
    end.add(place(drum(0.04, 0.16, plastic('#2f7fe0'), 0.008), [-0.3, 0.05, 0], [0, 0, -Math.PI / 2]))
    end.add(place(drum(0.028, 0.03, metal('#cdd2da')), [-0.32, 0.05, 0], [0, 0, -Math.PI / 2]))
  }
  all.add(place(end, [-0.46, 0, 1.1], [0, 0.95, 0]))
  // Mains lead with a flat plug.
  all.add(place(slab([0.16, 0.18, 0.2], 0.03, plastic('#1f2125')), [-width / 2 - 0.05, 0.05, 0]))
  all.add(
    cable(
      [
        [-width / 2 - 0.12, 0.14, 0],
        [-width / 2 - 0.28, 0.08, -0.08],
        [-width / 2 - 0.24, 0.04, -0.5],
        [-0.1, 0.04, -0.72],
        [0.3, 0.04, -0.5],
        [0.55, 0.05, -0.46],
      ],
      0.038,
      '#1f2125',
    ),
  )
  const plug = group(place(slab([0.3, 0.16, 0.24], 0.05, plastic('#1f2125')), [0.08, -0.04, 0]))
  for (const z of [-0.064, 0.064])
    plug.add(place(slab([0.2, 0.07, 0.02], 0.004, metal('#cdd2da')), [0.3, 0.005, z]))
  plug.add(place(drum(0.024, 0.2, metal('#cdd2da'), 0.01), [0.2, 0.1, 0], [0, 0, -Math.PI / 2]))
  all.add(place(plug, [0.58, 0.05, -0.46], [0, -0.15, 0]))
  return all
}
