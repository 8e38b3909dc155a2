import type { Object3D } from 'three'
import { finish, paper, plastic } from '../parts/finish.ts'
import { screw } from '../parts/small.ts'
import { drum, group, place, plate, slab, tube } from '../parts/solids.ts'
import { decal, write } from '../parts/texture.ts'

export interface RibbonLook {
  brand: string
  code: string
  kind: 'cassette' | 'small' | 'transfer'
  body?: string
  ink?: string
  knob?: string
  label?: string
}

export function ribbon({
  brand,
  code,
  kind,
  body = '#2e3138',
  ink = '#17181c',
  knob = '#d8dce4',
  label = '#f6f7f9',
}: RibbonLook): Object3D {
  const shell = plastic(body, 0.45)
  const tape = finish(ink, { roughness: 0.6 })
  const sticker = (w: number, h: number) =>
    decal(w, h, (brush) => {
      brush.fillStyle = label
      brush.fillRect(0, 0, w, h)
      brush.fillStyle = '#1f52d6'
      brush.fillRect(0, h * 0.78, w, h * 0.22)
      write(brush, brand, w * 0.06, h * 0.34, h * 0.18, { colour: '#1c2440', weight: 2.1, within: w * 0.88 })
      write(brush, code, w * 0.06, h * 0.68, h * 0.22, { colour: '#1c2440', weight: 1.7, within: w * 0.88 })
    })
  if (kind === 'transfer') {
    const roll = (x: number, long: number, thick: number) =>
      group(
        place(
          drum(thick, long, finish(ink, { roughness: 0.28 }), 0.02),
          [x - long / 2, thick, 0],
          [0, 0, -Math.PI / 2],
        ),
        place(
          drum(0.13, long + 0.24, paper('#c9a77a'), 0.01),
          [x - long / 2 - 0.12, thick, 0],
          [0, 0, -Math.PI / 2],
        ),
      )
    const all = group(place(roll(0, 1.1, 0.3), [0, 0, 0]), place(roll(0, 1.1, 0.17), [0, 0, 0.95]))
    all.add(place(plate([1.1, 0.008, 0.95], 0.004, 0.002, finish(ink, { roughness: 0.3 })), [0, 0.02, 0.5]))
    all.add(place(roll(0, 1.1, 0.3), [0.5, 0, -0.85], [0, -0.5, 0]))
    return all
  }
  const wide = kind === 'cassette'
  const [w, d, h] = wide ? [3.1, 0.86, 0.3] : [1.3, 0.8, 0.24]
  const all = group(place(plate([w, h, d], 0.1, 0.04, shell), [0, 0, 0]))
  all.add(place(plate([w - 0.14, 0.02, d - 0.14], 0.08, 0.006, plastic(body, 0.6)), [0, h - 0.006, 0]))
  all.add(
    place(
      sticker(wide ? 1.5 : 0.66, wide ? 0.44 : 0.36),
      [wide ? -0.3 : -0.1, h + 0.018, 0.02],
      [-Math.PI / 2, 0, 0],
    ),
  )
  for (const side of [-1, 1]) {
    all.add(
      place(slab([wide ? 0.3 : 0.16, h * 0.8, wide ? 0.5 : 0.4], 0.04, shell), [
        side * (w / 2 - (wide ? 0.2 : 0.12)),
        0.02,
        d / 2 + (wide ? 0.2 : 0.14),
      ]),
    )
    all.add(place(screw(0.04), [side * (w / 2 - 0.16), h, -d / 2 + 0.14]))
  }
  const reach = d / 2 + (wide ? 0.42 : 0.32)
  all.add(place(slab([w - (wide ? 0.5 : 0.3), 0.13, 0.012], 0.003, tape), [0, 0.09, reach]))
  all.add(
    place(drum(wide ? 0.16 : 0.12, 0.16, plastic(knob), 0.03), [w / 2 - (wide ? 0.5 : 0.26), h - 0.02, 0.06]),
  )
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2
    const r = wide ? 0.16 : 0.12
    all.add(
      place(drum(0.02, 0.15, plastic(knob), 0.006), [
        w / 2 - (wide ? 0.5 : 0.26) + Math.cos(angle) * r,
        h - 0.02,
        0.06 + Math.sin(angle) * r,
      ]),
    )
  }
  if (!wide) {
    const twin = all.clone()
    const loop = tube(
      [
        [-0.4, 0.1, 0.8],
        [0, 0.1, 1.1],
        [0.5, 0.1, 1],
      ],
      0.02,
      tape,
    )
    return group(place(all, [-0.3, 0, 0.3]), place(twin, [0.5, 0, -0.75], [0, -0.4, 0]), loop)
  }
  return all
}
