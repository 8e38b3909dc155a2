import type { Object3D } from 'three'
import { metal, plastic } from '../parts/finish.ts'
import { group, panel, place, plate, ring, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface UsbStickLook {
  brand: string
  size: string
  kind?: 'capped' | 'metal'
  body?: string
  loop?: string
  letters?: string
}

export function usbStick({
  brand,
  size,
  kind = 'capped',
  body = '#26282d',
  loop = '#4fb3e8',
  letters = '#eef1f6',
}: UsbStickLook): Object3D {
  const stick = group()
  const shell = kind === 'metal' ? metal(body, 0.35) : plastic(body, 0.4)
  const [w, h, l] = kind === 'metal' ? [0.17, 0.06, 0.42] : [0.22, 0.1, 0.5]
  stick.add(place(plate([w, h, l], kind === 'metal' ? 0.03 : 0.05, 0.014, shell), [0, 0, 0]))
  stick.add(place(slab([0.12, 0.046, 0.2], 0.005, metal('#d2d6dd', 0.3)), [0, h / 2 - 0.023, -l / 2 - 0.09]))
  stick.add(place(slab([0.085, 0.012, 0.19], 0.002, plastic('#2f6fe0')), [0, h / 2 - 0.018, -l / 2 - 0.1]))
  for (const x of [-0.026, 0.026])
    stick.add(
      place(slab([0.022, 0.004, 0.022], 0.001, plastic('#15161a')), [x, h / 2 + 0.0215, -l / 2 - 0.1]),
    )
  stick.add(
    place(
      lettering(brand, kind === 'metal' ? 0.03 : 0.04, { colour: letters, weight: 1.9 }),
      [0.02, h + 0.003, -0.01],
      [-Math.PI / 2, 0, Math.PI / 2],
    ),
  )
  stick.add(
    place(
      lettering(size, kind === 'metal' ? 0.04 : 0.055, {
        colour: kind === 'metal' ? letters : loop,
        weight: 1.9,
      }),
      [kind === 'metal' ? -0.04 : -0.055, h + 0.003, 0.02],
      [-Math.PI / 2, 0, Math.PI / 2],
    ),
  )
  if (kind === 'metal')
    stick.add(place(ring(0.07, 0.02, metal(body, 0.3)), [0, h / 2, l / 2 + 0.05], [Math.PI / 2, 0, 0]))
  else stick.add(place(ring(0.1, 0.028, plastic(loop, 0.4)), [0, h / 2, l / 2 + 0.07], [Math.PI / 2, 0, 0]))
  const all = group(place(stick, [0, kind === 'metal' ? 0.02 : 0, 0], [0, 0.5, 0]))
  if (kind === 'capped') {
    const cap = group(place(panel([0.2, 0.24, 0.09], 0.03, 0.014, plastic(loop, 0.4)), [0, 0, 0]))
    all.add(place(cap, [-0.42, 0.1, 0.02], [Math.PI / 2, 0, 0.5]))
  }
  return all
}
