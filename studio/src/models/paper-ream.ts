import type { Object3D } from 'three'
import { plastic } from '../parts/finish.ts'
import { sunsetPhoto } from '../parts/print-art.ts'
import { sheets } from '../parts/small.ts'
import { group, place, slab } from '../parts/solids.ts'
import { decal, write } from '../parts/texture.ts'

export interface PaperReamLook {
  brand: string
  format: string
  weight: string
  colour: string
  accent?: string
  kind?: 'ream' | 'photo'
  reams?: number
  long?: number
}

export function paperReam(look: PaperReamLook): Object3D {
  const { brand, format, weight, colour, accent = '#ffffff', kind = 'ream', reams = 2, long = 2.97 } = look
  const high = kind === 'ream' ? 0.5 : 0.09
  const wrapped = () => {
    const all = group(slab([2.14, high, long], 0.04, plastic(colour, 0.4)))
    const cover = decal(2.08, long - 0.06, (brush, w, h) => {
      if (kind === 'photo') {
        sunsetPhoto(brush, 0, h * 0.34, w, h * 0.66)
        brush.fillStyle = colour
        brush.fillRect(0, 0, w, h * 0.36)
      } else {
        brush.fillStyle = accent
        brush.beginPath()
        brush.moveTo(0, h * 0.62)
        brush.bezierCurveTo(w * 0.3, h * 0.4, w * 0.6, h * 0.86, w, h * 0.55)
        brush.lineTo(w, h * 0.76)
        brush.bezierCurveTo(w * 0.6, h, w * 0.3, h * 0.6, 0, h * 0.84)
        brush.fill()
      }
      write(brush, brand, w * 0.08, h * 0.16, w * 0.13, { weight: 2, within: w * 0.84 })
      write(brush, format, w * 0.08, h * 0.28, w * 0.09, { weight: 1.8, within: w * 0.5 })
      write(brush, weight, w * 0.92, h * 0.28, w * 0.07, { weight: 1.6, align: 'right' })
    })
    all.add(place(cover, [0, high + 0.004, 0], [-Math.PI / 2, 0, 0]))
    const end = decal(2.08, high - 0.05, (brush, w, h) => {
      write(brush, `${brand} ${format}`, w * 0.06, h * 0.68, h * 0.36, { weight: 2, within: w * 0.56 })
      write(brush, weight, w * 0.94, h * 0.66, h * 0.28, { weight: 1.7, align: 'right' })
    })
    if (kind === 'ream') all.add(place(end, [0, high / 2, long / 2 + 0.004]))
    return all
  }
  const all = group()
  for (let i = 0; i < reams; i++)
    all.add(place(wrapped(), [i * 0.04, i * (high + 0.01), -i * 0.03], [0, 0.05 - i * 0.13, 0]))
  const loose = group(sheets(2.1, long, kind === 'photo' ? 3 : 5))
  if (kind === 'photo')
    loose.add(
      place(
        decal(1.96, long - 0.14, (brush, w, h) => sunsetPhoto(brush, 0, 0, w, h)),
        [0, 0.032, 0],
        [-Math.PI / 2, 0, 0],
      ),
    )
  all.add(place(loose, [1.05, 0.001, 0.7], [0, -0.34, 0]))
  return all
}
