import type { Object3D } from 'three'
import { finish, gloss, plastic } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { grille, led } from '../parts/small.ts'
import { drum, group, place, plate, prism, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface RouterLook {
  brand: string
  name: string
  antennas?: number
  body?: string
  top?: string
  letters?: string
  lights?: string
  width?: number
  shape?: 'slab' | 'wedge' | 'cross'
  sim?: boolean
}

export function router(look: RouterLook): Object3D {
  const {
    antennas = 4,
    body = '#33363d',
    top = body,
    letters = '#dfe3ea',
    lights = '#4fd08a',
    width = 2.4,
    shape = 'slab',
  } = look
  const depth = width * 0.6
  const all = group()
  if (shape === 'wedge')
    all.add(
      prism(
        [
          [-depth / 2, 0.06],
          [depth / 2, 0.06],
          [depth / 2, 0.14],
          [-depth / 2, 0.42],
        ],
        width,
        plastic(body, 0.4),
        0.06,
        0.05,
      ),
    )
  else
    all.add(
      place(
        plate([width, 0.3, depth], shape === 'cross' ? 0.1 : 0.2, 0.07, plastic(body, 0.42)),
        [0, 0.06, 0],
      ),
    )
  const tilt = shape === 'wedge' ? Math.atan2(0.28, depth) : 0
  const height = shape === 'wedge' ? 0.282 : 0.36
  const lid = group()
  lid.add(
    place(
      plate(
        [width * 0.94, 0.02, depth * (shape === 'cross' ? 0.42 : 0.5)],
        0.1,
        0.006,
        shape === 'cross' ? gloss(top) : plastic(top, 0.6),
      ),
      [0, 0, -depth * 0.1],
    ),
  )
  if (shape === 'cross')
    for (const side of [-1, 1])
      lid.add(
        place(
          slab([width * 0.4, 0.05, 0.12], 0.02, plastic(top, 0.5)),
          [side * width * 0.2, 0.0, depth * 0.28],
          [0, side * 0.4, 0],
        ),
      )
  lid.add(place(grille(width * 0.8, depth * 0.14, 30), [0, 0.004, -depth * 0.36], [-Math.PI / 2, 0, 0]))
  lid.add(
    place(
      lettering(look.brand, 0.14, { colour: letters, weight: 1.9 }),
      [0, 0.026, -depth * 0.1],
      [-Math.PI / 2, 0, 0],
    ),
  )
  for (let i = 0; i < 6; i++)
    lid.add(
      place(
        led(i < 4 ? lights : '#6c7482', 0.022),
        [(i - 2.5) * 0.16, 0.014, depth * 0.38],
        [-Math.PI / 2, 0, 0],
      ),
    )
  all.add(place(lid, [0, height, 0], [tilt, 0, 0]))
  all.add(
    place(lettering(look.name, 0.07, { colour: letters, weight: 1.5 }), [
      width * 0.3,
      0.12,
      depth / 2 + 0.003,
    ]),
  )

  // Behind: sockets between the hinges of the antennas.
  const back = group(portRow(['dc', 'wan', 'lan', 'lan', 'lan', 'lan'], 0.07))
  all.add(place(back, [0, 0.2, -depth / 2 - 0.004], [0, Math.PI, 0]))
  const rear = Math.min(antennas, 4)
  for (let i = 0; i < rear; i++) {
    const x = rear === 1 ? 0 : -width * 0.42 + (width * 0.84 * i) / (rear - 1)
    all.add(place(antenna(body), [x, 0.22, -depth / 2 - 0.05], [-0.08, 0, (x / width) * -0.5]))
  }
  for (let i = rear; i < antennas; i++) {
    const side = i % 2 ? 1 : -1
    all.add(place(antenna(body), [side * (width / 2 + 0.05), 0.22, -depth * 0.2], [0, 0, -side * 0.24]))
  }
  if (look.sim)
    all.add(place(slab([0.3, 0.02, 0.03], 0.006, plastic('#e9c46a')), [-width * 0.34, 0.16, depth / 2]))
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      all.add(
        place(drum(0.07, 0.07, finish('#17181b', { roughness: 0.9 })), [
          x * width * 0.4,
          0,
          z * depth * 0.36,
        ]),
      )
  return all
}

function antenna(body: string): Object3D {
  const look = plastic(body, 0.5)
  return group(
    place(drum(0.065, 0.16, look, 0.02), [-0.08, 0, 0], [0, 0, -Math.PI / 2]),
    place(slab([0.15, 1.7, 0.07], 0.034, look), [0, 0.02, 0]),
  )
}
