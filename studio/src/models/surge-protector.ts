import type { Object3D } from 'three'
import { gloss, lamp, metal, plastic } from '../parts/finish.ts'
import { outletRow } from '../parts/outlets.ts'
import { portRow } from '../parts/ports.ts'
import { cable, foot, grille, led } from '../parts/small.ts'
import { group, panel, place, plate, slab } from '../parts/solids.ts'
import { display, lettering, write } from '../parts/texture.ts'

export interface SurgeProtectorLook {
  brand: string
  name: string
  kind?: 'strip' | 'regulator' | 'single'
  outlets?: number
  usb?: number
  body?: string
  frame?: string
  letters?: string
  rocker?: string
  lead?: string
}

export function surgeProtector(look: SurgeProtectorLook): Object3D {
  const {
    kind = 'strip',
    outlets = 6,
    usb = 0,
    body = '#f0f1f3',
    frame = '#dde0e5',
    letters = '#5a6272',
    rocker = '#d8352a',
    lead = body,
  } = look
  const all = group()
  if (kind === 'strip') {
    const long = outlets * 0.46 + usb * 0.3 + 0.9
    all.add(place(plate([long, 0.34, 0.62], 0.14, 0.06, plastic(body, 0.45)), [0, 0.03, 0]))
    const left = -long / 2 + 0.5
    all.add(place(slab([0.26, 0.06, 0.36], 0.03, plastic('#1d1f23')), [left - 0.12, 0.34, 0]))
    all.add(place(slab([0.18, 0.09, 0.28], 0.03, lamp(rocker, 0.35)), [left - 0.12, 0.34, 0], [0.12, 0, 0]))
    all.add(
      place(outletRow(outlets, frame, 0.46), [left + 0.1 + outlets * 0.23, 0.372, 0], [-Math.PI / 2, 0, 0]),
    )
    if (usb)
      all.add(
        place(
          portRow(
            Array.from({ length: usb }, () => 'usb' as const),
            0.09,
            1.1,
          ),
          [long / 2 - 0.16 - usb * 0.14, 0.37, 0],
          [-Math.PI / 2, 0, 0],
        ),
      )
    all.add(place(led('#35d27a', 0.022), [left - 0.12, 0.372, 0.24], [-Math.PI / 2, 0, 0]))
    all.add(place(lettering(look.brand, 0.1, { colour: letters, weight: 2 }), [-long / 2 + 0.62, 0.2, 0.314]))
    all.add(place(lettering(look.name, 0.07, { colour: letters, weight: 1.5 }), [long / 2 - 0.6, 0.2, 0.314]))
    all.add(
      cable(
        [
          [-long / 2 + 0.02, 0.18, 0],
          [-long / 2 - 0.3, 0.16, 0.02],
          [-long / 2 - 0.5, 0.06, 0.4],
          [-long / 2 + 0.1, 0.06, 0.9],
          [0, 0.06, 0.8],
          [0.8, 0.06, 1.05],
        ],
        0.055,
        lead,
      ),
    )
    all.add(place(plug(lead), [0.8, 0.06, 1.05], [0, -0.25, 0]))
    return all
  }
  if (kind === 'single') {
    all.add(place(panel([1, 1.25, 0.7], 0.18, 0.09, plastic(body, 0.45)), [0, 0.02, 0]))
    all.add(place(outletRow(1, frame), [0, 0.48, 0.352]))
    for (let i = 0; i < 3; i++)
      all.add(place(led(['#35d27a', '#ffb02e', '#e0452c'][i] ?? '#fff', 0.03), [-0.2 + i * 0.2, 0.86, 0.352]))
    all.add(place(lettering(look.brand, 0.13, { colour: letters, weight: 2 }), [0, 1.06, 0.354]))
    for (const x of [-0.1, 0.1])
      all.add(place(slab([0.03, 0.14, 0.2], 0.006, metal('#c9ced6')), [x, 0.6, -0.4]))
    return all
  }
  all.add(place(slab([1.5, 1.1, 2], 0.1, plastic(body, 0.5)), [0, 0.05, 0]))
  all.add(place(panel([1.42, 1.02, 0.06], 0.08, 0.02, gloss(frame)), [0, 0.09, 0.99]))
  const meter = display(0.6, 0.3, (brush, w, h) => {
    brush.fillStyle = '#101318'
    brush.fillRect(0, 0, w, h)
    write(brush, '110', w * 0.14, h * 0.8, h * 0.6, { colour: '#ff7a3d', weight: 1.8 })
    write(brush, 'V', w * 0.78, h * 0.8, h * 0.3, { colour: '#ff7a3d', weight: 1.8 })
  })
  all.add(place(meter, [-0.2, 0.82, 1.022]))
  all.add(place(slab([0.2, 0.3, 0.05], 0.02, lamp(rocker, 0.3)), [0.48, 0.68, 1.02]))
  for (let i = 0; i < 3; i++)
    all.add(place(led(i === 0 ? '#35d27a' : '#7d8593', 0.026), [-0.4 + i * 0.16, 0.55, 1.022]))
  all.add(place(lettering(look.brand, 0.15, { colour: letters, weight: 2 }), [-0.2, 0.38, 1.024]))
  all.add(place(lettering(look.name, 0.09, { colour: letters, weight: 1.5 }), [-0.2, 0.2, 1.024]))
  const half = Math.ceil(outlets / 2)
  for (const x of [-1, 1])
    all.add(place(outletRow(half, '#17181b', 0.42), [x * 0.36, 1.152, -0.1], [-Math.PI / 2, 0, Math.PI / 2]))
  all.add(place(grille(1, 0.5, 7, true), [0.751, 0.6, -0.2], [0, Math.PI / 2, 0]))
  for (const x of [-1, 1]) for (const z of [-1, 1]) all.add(place(foot(0.09, 0.06), [x * 0.55, 0, z * 0.75]))
  all.add(
    cable(
      [
        [0.3, 0.3, -1],
        [0.4, 0.2, -1.3],
        [1.2, 0.06, -1.2],
        [1.5, 0.06, -0.1],
        [1.3, 0.06, 0.9],
      ],
      0.05,
      '#1c1d21',
    ),
  )
  return all
}

function plug(colour: string): Object3D {
  const all = group(place(slab([0.36, 0.2, 0.24], 0.06, plastic(colour)), [0.14, -0.06, 0]))
  for (const z of [-0.06, 0.06])
    all.add(place(slab([0.2, 0.08, 0.022], 0.004, metal('#c9ced6')), [0.4, 0, z]))
  return all
}
