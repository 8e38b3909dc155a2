import type { Object3D } from 'three'
import { clear, gloss, paper, plastic } from '../parts/finish.ts'
import { rearWall } from '../parts/rear.ts'
import { button, foot, led } from '../parts/small.ts'
import { drum, group, panel, place, plate, prism, slab } from '../parts/solids.ts'
import type { Drawing } from '../parts/texture.ts'
import { decal, lettering, write } from '../parts/texture.ts'

export interface LabelPrinterLook {
  brand: string
  name: string
  kind?: 'label' | 'compact' | 'receipt'
  body?: string
  lid?: string
  letters?: string
  accent?: string
}

const barcode: Drawing = (brush, w, h) => {
  brush.fillStyle = '#fffefb'
  brush.fillRect(0, 0, w, h)
  write(brush, 'CUP 350.00', w * 0.1, h * 0.26, h * 0.16, { colour: '#15181f', weight: 2 })
  brush.fillStyle = '#15181f'
  for (let i = 0; i < 26; i++)
    brush.fillRect(w * (0.1 + i * 0.031), h * 0.36, w * (0.008 + 0.006 * ((i * 5) % 3)), h * 0.4)
  write(brush, '7 501234 567890', w * 0.1, h * 0.92, h * 0.08, { colour: '#15181f', weight: 1.6 })
}

const receipt: Drawing = (brush, w, h) => {
  write(brush, 'TecnoClick', w * 0.5, h * 0.14, w * 0.1, { colour: '#15181f', weight: 2, align: 'center' })
  brush.fillStyle = '#6d7482'
  for (let i = 0; i < 8; i++) {
    brush.fillRect(w * 0.12, h * (0.24 + i * 0.06), w * (0.3 + 0.1 * (i % 3)), h * 0.02)
    brush.fillRect(w * 0.7, h * (0.24 + i * 0.06), w * 0.18, h * 0.02)
  }
  write(brush, 'TOTAL', w * 0.12, h * 0.86, w * 0.09, { colour: '#15181f', weight: 2.2 })
}

export function labelPrinter(look: LabelPrinterLook): Object3D {
  const { body = '#4a4e57', lid = '#3a3d45', letters = '#e6e9ef', accent = '#4f9cff', kind = 'label' } = look
  const all = group()
  if (kind === 'receipt') {
    all.add(place(slab([1.4, 1.1, 2], 0.12, plastic(body)), [0, 0.05, 0]))
    all.add(
      place(
        prism(
          [
            [-1, 0],
            [0.62, 0],
            [0.62, 0.12],
            [0.3, 0.34],
            [-0.85, 0.4],
            [-1, 0.2],
          ],
          1.4,
          plastic(lid, 0.4),
          0.14,
          0.06,
        ),
        [0, 1.12, 0],
      ),
    )
    all.add(place(plate([1.36, 0.14, 0.4], 0.06, 0.03, plastic(body)), [0, 1.1, 0.76]))
    all.add(place(slab([0.9, 0.03, 0.06], 0.01, plastic('#0b0c0e')), [0, 1.22, 0.66]))
    const slip = group(
      place(panel([0.79, 1.1, 0.012], 0.004, 0.002, paper()), [0, 0, 0]),
      place(decal(0.79, 1.1, receipt), [0, 0.55, 0.009]),
    )
    all.add(place(slip, [0, 1.16, 0.63], [-0.22, 0, 0]))
    all.add(place(button(0.05, 0.03, plastic('#aeb4bf')), [0.5, 1.23, 0.8]))
    for (let i = 0; i < 3; i++)
      all.add(
        place(led(i === 0 ? '#35d27a' : i === 1 ? '#ffb02e' : '#57606e', 0.022), [0.5 - i * 0.1, 1.0, 1.005]),
      )
    all.add(
      place(
        lettering(look.brand, 0.15, { colour: letters, weight: 1.9, align: 'left' }),
        [-0.58, 0.72, 1.004],
      ),
    )
    all.add(place(lettering(look.name, 0.08, { colour: letters, weight: 1.4 }), [0, 0.28, 1.004]))
  } else {
    const [w, h, d] = kind === 'label' ? [1.9, 1.05, 2.1] : [1.25, 1.0, 2.1]
    all.add(place(slab([w, h, d], 0.18, plastic(body)), [0, 0.05, 0]))
    all.add(
      place(
        prism(
          [
            [-d / 2, 0],
            [d / 2 - 0.1, 0],
            [d / 2 - 0.2, 0.26],
            [0.3, 0.62],
            [-d / 2 + 0.3, 0.62],
            [-d / 2, 0.34],
          ],
          w,
          plastic(lid, 0.42),
          0.24,
          0.1,
        ),
        [0, h + 0.03, 0],
      ),
    )
    all.add(
      place(
        panel([w * 0.5, 0.5, 0.03], 0.12, 0.01, clear('#aeb9c9', 0.35)),
        [0, h + 0.28, 0.42],
        [-0.96, 0, 0],
      ),
    )
    all.add(place(slab([w * 0.72, 0.16, 0.08], 0.03, plastic('#0d0e10')), [0, h - 0.2, d / 2 - 0.03]))
    const strip = group()
    strip.add(place(plate([w * 0.62, 0.01, 1.1], 0.01, 0.002, paper('#f4ead2')), [0, 0, 0.55]))
    for (let i = 0; i < 2; i++)
      strip.add(place(decal(w * 0.56, 0.46, barcode), [0, 0.014, 0.3 + i * 0.5], [-Math.PI / 2, 0, 0]))
    all.add(place(strip, [0, h - 0.12, d / 2], [0.3, 0, 0]))
    all.add(
      place(drum(0.1, 0.03, gloss(accent), 0.01), [w / 2 - 0.3, h - 0.5, d / 2 - 0.012], [Math.PI / 2, 0, 0]),
    )
    all.add(place(led('#35d27a', 0.028), [w / 2 - 0.52, h - 0.5, d / 2]))
    for (const side of [-1, 1])
      all.add(
        place(
          lettering(look.brand, 0.2, { colour: letters, weight: 2 }),
          [side * (w / 2 + 0.004), h * 0.5, 0.1],
          [0, (side * Math.PI) / 2, 0],
        ),
      )
    all.add(
      place(lettering(look.name, 0.09, { colour: letters, weight: 1.4, align: 'left' }), [
        -w / 2 + 0.16,
        0.24,
        d / 2 + 0.004,
      ]),
    )
  }
  const [deep, wide] = kind === 'receipt' ? [1, 1.4] : [1.05, kind === 'label' ? 1.9 : 1.25]
  all.add(place(rearWall(look.name, wide, ['dc', 'usb-b']), [0, 0.6, -deep - 0.004], [0, Math.PI, 0]))
  for (const x of [-1, 1]) for (const z of [-1, 1]) all.add(place(foot(0.08, 0.06), [x * 0.45, 0, z * 0.8]))
  return all
}
