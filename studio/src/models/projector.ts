import type { Object3D } from 'three'
import { finish, gloss, lamp, metal, plastic } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { button, foot, grille, led } from '../parts/small.ts'
import { ball, drum, group, place, plate, ring, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface ProjectorLook {
  brand: string
  name: string
  body?: string
  trim?: string
  letters?: string
  width?: number
  /** Where the lens sits, from -1 (left) to 1 (right). */
  lens?: number
  slots?: number
}

export function projector(look: ProjectorLook): Object3D {
  const {
    body = '#f1f2f4',
    trim = '#d6dae1',
    letters = '#4b5468',
    width = 3.1,
    lens = -0.5,
    slots = 14,
  } = look
  const depth = width * 0.78
  const z = depth / 2
  const all = group(place(plate([width, 0.78, depth], 0.3, 0.12, plastic(body, 0.45)), [0, 0.1, 0]))
  all.add(place(plate([width - 0.5, 0.02, depth - 0.5], 0.2, 0.008, plastic(trim, 0.5)), [0, 0.868, 0]))
  const at = lens * (width / 2 - 0.62)
  all.add(place(drum(0.46, 0.16, plastic(trim, 0.4), 0.04), [at, 0.5, z - 0.1], [Math.PI / 2, 0, 0]))
  all.add(place(ring(0.38, 0.035, metal('#8b919c', 0.3)), [at, 0.5, z + 0.07]))
  all.add(place(drum(0.35, 0.02, plastic('#0c0d10', 0.3)), [at, 0.5, z + 0.04], [Math.PI / 2, 0, 0]))
  all.add(
    place(ball(0.27, finish('#2a3f86', { roughness: 0.08, coat: true }), [1, 1, 0.4]), [at, 0.5, z + 0.03]),
  )
  all.add(place(ball(0.05, lamp('#dfeaff', 0.9), [1, 1, 0.5]), [at - 0.1, 0.6, z + 0.125]))
  all.add(place(grille(width * 0.42, 0.4, slots), [-at * 0.75, 0.5, z + 0.002]))
  all.add(
    place(
      lettering(look.brand, 0.15, { colour: letters, weight: 1.9 }),
      [lens < 0 ? width * 0.2 : -width * 0.2, 0.892, z - 0.6],
      [-Math.PI / 2, 0, 0],
    ),
  )
  all.add(
    place(
      lettering(look.name, 0.09, { colour: letters, weight: 1.5 }),
      [lens < 0 ? width * 0.2 : -width * 0.2, 0.892, z - 0.36],
      [-Math.PI / 2, 0, 0],
    ),
  )
  // Focus ring and keys on top.
  all.add(place(slab([0.6, 0.06, 0.3], 0.03, plastic('#3a3e46')), [at, 0.85, z - 0.42]))
  for (let i = 0; i < 5; i++)
    all.add(
      place(slab([0.06, 0.08, 0.28], 0.012, plastic('#565c68')), [at - 0.22 + i * 0.11, 0.85, z - 0.42]),
    )
  all.add(place(drum(0.28, 0.02, gloss('#2a2d34'), 0.008), [width * 0.2, 0.88, -z + 0.65]))
  all.add(place(button(0.09, 0.03, plastic('#aeb5c2')), [width * 0.2, 0.89, -z + 0.65]))
  for (let i = 0; i < 3; i++)
    all.add(
      place(
        led(i ? '#ffb02e' : '#4f9cff', 0.025),
        [-width * 0.22 + i * 0.14, 0.892, -z + 0.6],
        [-Math.PI / 2, 0, 0],
      ),
    )
  all.add(
    place(
      portRow(['dc', 'hdmi', 'hdmi', 'vga', 'usb', 'jack'], 0.13),
      [0.2, 0.46, -z - 0.004],
      [0, Math.PI, 0],
    ),
  )
  for (const side of [-1, 1])
    all.add(
      place(
        grille(depth * 0.5, 0.34, 10),
        [side * (width / 2 + 0.001), 0.5, -0.1],
        [0, (side * Math.PI) / 2, 0],
      ),
    )
  for (const x of [-1, 1])
    for (const f of [-1, 1]) all.add(place(foot(0.11, 0.12), [x * (width / 2 - 0.4), 0, f * (z - 0.4)]))
  return all
}
