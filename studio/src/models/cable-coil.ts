import type { Object3D } from 'three'
import { clear, metal, plastic } from '../parts/finish.ts'
import { cable } from '../parts/small.ts'
import { drum, group, type Point3, place, slab } from '../parts/solids.ts'

export interface CableCoilLook {
  ends: readonly ['lan' | 'hdmi' | 'usb-a' | 'usb-b' | 'usb-c', 'lan' | 'hdmi' | 'usb-a' | 'usb-b' | 'usb-c']
  colour: string
  plug?: string
  turns?: number
  radius?: number
  thickness?: number
  tie?: string
}

function plugOf(kind: CableCoilLook['ends'][number], colour: string): Object3D {
  const gold = metal('#d8b25a', 0.3)
  const steel = metal('#cdd2da', 0.3)
  const body = plastic(colour, 0.5)
  const all = group()
  if (kind === 'lan') {
    all.add(place(slab([0.12, 0.12, 0.24], 0.02, body), [0, -0.06, 0.08]))
    all.add(place(slab([0.13, 0.11, 0.24], 0.012, clear('#dfeaf6', 0.55)), [0, -0.055, 0.3]))
    all.add(place(slab([0.1, 0.05, 0.1], 0.006, plastic('#e9eef5', 0.3)), [0, -0.04, 0.28]))
    for (let i = 0; i < 8; i++)
      all.add(place(slab([0.008, 0.02, 0.09], 0.001, gold), [-0.045 + i * 0.013, 0.035, 0.38]))
    all.add(place(slab([0.06, 0.012, 0.24], 0.004, clear('#dfeaf6', 0.6)), [0, -0.085, 0.24], [0.2, 0, 0]))
    return all
  }
  const size: Record<string, readonly [Point3, Point3]> = {
    hdmi: [
      [0.22, 0.11, 0.34],
      [0.15, 0.05, 0.18],
    ],
    'usb-a': [
      [0.17, 0.09, 0.3],
      [0.125, 0.048, 0.2],
    ],
    'usb-b': [
      [0.18, 0.15, 0.3],
      [0.11, 0.1, 0.18],
    ],
    'usb-c': [
      [0.13, 0.08, 0.26],
      [0.09, 0.032, 0.1],
    ],
  }
  const [grip, tip] = size[kind] ?? [
    [0.1, 0.1, 0.1],
    [0.1, 0.1, 0.1],
  ]
  all.add(place(slab(grip, 0.03, body), [0, -grip[1] / 2, 0.12]))
  for (let i = 0; i < 3; i++)
    all.add(
      place(slab([grip[0] + 0.006, 0.014, 0.02], 0.004, plastic('#8b919c')), [
        0,
        grip[1] / 2 - 0.01,
        0.06 + i * 0.05,
      ]),
    )
  all.add(
    place(slab(tip, kind === 'usb-c' ? 0.015 : 0.008, kind === 'hdmi' ? gold : steel), [
      0,
      -tip[1] / 2,
      0.12 + grip[2] / 2 + tip[2] / 2,
    ]),
  )
  if (kind === 'usb-a')
    all.add(
      place(slab([0.09, 0.014, tip[2]], 0.002, plastic('#f0f1f3')), [0, 0, 0.124 + grip[2] / 2 + tip[2] / 2]),
    )
  all.add(place(drum(0.05, 0.14, body, 0.02), [0, 0, -0.14], [Math.PI / 2, 0, 0]))
  return all
}

/** A neat coil tied twice, both ends laid out in front. */
export function cableCoil(look: CableCoilLook): Object3D {
  const { ends, colour, plug = colour, turns = 5, radius = 0.72, thickness = 0.035, tie = '#26282d' } = look
  const points: Point3[] = []
  const steps = turns * 16
  points.push([-0.62, thickness, radius + 0.62], [-0.56, thickness, radius + 0.28])
  for (let i = 3; i <= steps - 3; i++) {
    const angle = Math.PI * 0.72 - (i / 16) * Math.PI * 2 * -1
    const r = radius - 0.035 * ((i / 16) % 3) - 0.02 * Math.sin(i * 0.7)
    points.push([Math.cos(angle) * r, thickness + (i / 16) * thickness * 0.9, Math.sin(angle) * r])
  }
  points.push([0.5, thickness * 2.4, radius + 0.2], [0.62, thickness, radius + 0.55])
  const all = group(cable(points, thickness, colour))
  for (const angle of [0.2, Math.PI - 0.5]) {
    const high = thickness * (turns + 2.4)
    all.add(
      place(
        slab([0.24, high, 0.06], 0.03, plastic(tie, 0.8)),
        [Math.cos(angle) * (radius - 0.05), 0, -Math.sin(angle) * (radius - 0.05)],
        [0, angle, 0],
      ),
    )
  }
  all.add(place(plugOf(ends[0], plug), [-0.62, 0.08, radius + 0.66], [0, -0.12, 0]))
  all.add(place(plugOf(ends[1], plug), [0.62, 0.08, radius + 0.6], [0, 0.16, 0]))
  return all
}
