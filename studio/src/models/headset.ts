import type { Object3D } from 'three'
import { finish, metal, plastic, rubber } from '../parts/finish.ts'
import { cable } from '../parts/small.ts'
import { ball, drum, group, type Point3, place, ring, slab, tube } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface HeadsetLook {
  brand: string
  band?: string
  cups?: string
  pads?: string
  letters?: string
  accent?: string
  cup?: number
  /** Plug at the end of the lead. */
  plug?: 'usb' | 'jack'
}

export function headset(look: HeadsetLook): Object3D {
  const {
    band = '#2e3138',
    cups = '#3a3d45',
    pads = '#1f2125',
    letters = '#c7ccd6',
    accent = '#8b92a0',
    cup = 0.36,
    plug = 'usb',
  } = look
  const all = group()
  const reach = 0.82
  const arc: Point3[] = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (i / 12)
    return [Math.cos(angle) * reach, 0.72 + Math.sin(angle) * 0.98, 0]
  })
  const hoop = tube(arc, 0.06, plastic(band, 0.45))
  hoop.scale.z = 1.9
  all.add(hoop)
  const cushion = tube(
    arc.slice(4, 9).map(([x, y, z]): Point3 => [x * 0.96, y - 0.05, z]),
    0.07,
    rubber(pads),
  )
  cushion.scale.z = 1.7
  all.add(cushion)
  for (const side of [-1, 1]) {
    const ear = group()
    ear.add(place(drum(cup, 0.17, plastic(cups, 0.42), 0.07), [0, 0, 0]))
    ear.add(place(drum(cup * 0.68, 0.02, plastic(accent, 0.35), 0.008), [0, 0.17, 0]))
    ear.add(place(ring(cup * 0.76, cup * 0.26, rubber(pads)), [0, -0.05, 0], [Math.PI / 2, 0, 0]))
    ear.add(place(drum(cup * 0.6, 0.02, finish('#121316', { roughness: 0.95 })), [0, -0.05, 0]))
    ear.add(
      place(
        lettering(look.brand, 0.075, { colour: letters, weight: 1.9 }),
        [0, 0.194, 0],
        [-Math.PI / 2, 0, side < 0 ? Math.PI : 0],
      ),
    )
    all.add(place(ear, [side * reach, 0.5, 0], [0, 0, (-side * Math.PI) / 2]))
    ear.rotateY((-side * Math.PI) / 2)
    all.add(place(slab([0.07, 0.42, 0.2], 0.03, metal('#9aa1ad', 0.4)), [side * (reach + 0.02), 0.6, 0]))
  }
  // The microphone hangs on the left ear and comes forward to the mouth.
  all.add(place(ball(0.1, plastic(band)), [-reach - 0.1, 0.26, 0.16]))
  all.add(
    tube(
      [
        [-reach - 0.1, 0.26, 0.16],
        [-reach - 0.08, 0.18, 0.5],
        [-reach + 0.1, 0.14, 0.86],
        [-reach + 0.38, 0.12, 1],
      ],
      0.026,
      plastic(band),
    ),
  )
  all.add(place(ball(0.085, rubber('#17181b'), [1.5, 1, 1]), [-reach + 0.42, 0.12, 1.02], [0, 0.4, 0]))
  all.add(
    cable(
      [
        [-reach, 0.18, 0],
        [-reach - 0.05, 0.04, 0.1],
        [-reach - 0.35, 0.03, 0.6],
        [-0.6, 0.03, 1.35],
        [0.4, 0.03, 1.3],
        [0.9, 0.03, 0.9],
        [1.05, 0.03, 0.75],
      ],
      0.024,
      '#26282d',
    ),
  )
  const end = group()
  if (plug === 'usb') {
    end.add(place(slab([0.34, 0.1, 0.16], 0.03, plastic('#26282d')), [0.1, -0.05, 0]))
    end.add(place(slab([0.2, 0.05, 0.12], 0.008, metal('#c9ced6')), [0.34, -0.025, 0]))
  } else {
    end.add(place(drum(0.05, 0.26, plastic('#26282d'), 0.02), [0, 0, 0], [0, 0, -Math.PI / 2]))
    end.add(place(drum(0.024, 0.2, metal('#d7b25c'), 0.008), [0.26, 0, 0], [0, 0, -Math.PI / 2]))
  }
  all.add(place(end, [1.05, 0.06, 0.75], [0, 0.8, 0]))
  return all
}
