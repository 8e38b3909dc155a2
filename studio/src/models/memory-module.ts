import type { Object3D } from 'three'
import { metal, plastic } from '../parts/finish.ts'
import { group, panel, place, prism, slab } from '../parts/solids.ts'
import { decal, lettering, write } from '../parts/texture.ts'

export interface MemoryModuleLook {
  brand: string
  size: string
  kind?: 'desktop' | 'laptop'
  board?: string
  /** Heat spreader; without one the chips show. */
  spreader?: string
  accent?: string
  count?: number
}

function stick({
  brand,
  size,
  kind = 'desktop',
  board = '#1d3b2c',
  spreader,
  accent = '#e0452c',
}: MemoryModuleLook): Object3D {
  const w = kind === 'desktop' ? 1.33 : 0.68
  const h = kind === 'desktop' ? 0.31 : 0.3
  const all = group(place(panel([w, h, 0.014], 0.01, 0.003, plastic(board, 0.4)), [0, 0, 0]))
  for (let i = 0; i < w / 0.022 - 4; i++) {
    const x = -w / 2 + 0.05 + i * 0.022
    if (Math.abs(x - w * 0.08) > 0.03)
      all.add(place(slab([0.013, 0.04, 0.018], 0.002, metal('#dcb75e', 0.3)), [x, 0, 0]))
  }
  all.add(place(panel([0.04, 0.05, 0.02], 0.015, 0.002, plastic('#f0f1f3')), [w * 0.08, -0.012, 0]))
  if (spreader) {
    for (const side of [-1, 1]) {
      const cover = group(
        place(panel([w * 0.96, h * 0.82 + 0.04, 0.03], 0.02, 0.008, metal(spreader, 0.45)), [0, 0, 0]),
      )
      cover.add(
        place(
          prism(
            [
              [0, 0],
              [0.012, 0],
              [0.012, 0.24],
              [0, 0.24],
            ],
            0.03,
            metal('#5a606b', 0.4),
            0.004,
            0.002,
          ),
          [-w * 0.42, 0.03, 0.012],
        ),
      )
      for (let i = 0; i < 5; i++)
        cover.add(
          place(
            slab([0.04, 0.17, 0.012], 0.004, metal('#4a505b', 0.45)),
            [w * 0.2 + i * 0.058, 0.06, 0.012],
            [0, 0, -0.4],
          ),
        )
      cover.add(place(lettering(brand, 0.08, { colour: '#f3f5f9', weight: 2 }), [-w * 0.16, 0.19, 0.017]))
      cover.add(place(lettering(size, 0.05, { colour: accent, weight: 1.8 }), [-w * 0.16, 0.08, 0.017]))
      all.add(place(cover, [0, 0.06, side * 0.022], [0, side > 0 ? 0 : Math.PI, 0]))
    }
  } else {
    const chips = kind === 'desktop' ? 8 : 4
    for (let i = 0; i < chips; i++)
      all.add(
        place(slab([w / chips - 0.05, 0.13, 0.03], 0.006, plastic('#17181c', 0.35)), [
          -w / 2 + (i + 0.5) * (w / chips),
          0.1,
          0,
        ]),
      )
    all.add(
      place(
        decal(w * 0.44, 0.11, (brush, x, y) => {
          brush.fillStyle = '#f6f7f9'
          brush.fillRect(0, 0, x, y)
          write(brush, brand, x * 0.06, y * 0.5, y * 0.28, { colour: '#1c2440', weight: 2, within: x * 0.66 })
          write(brush, size, x * 0.06, y * 0.88, y * 0.24, {
            colour: '#1c2440',
            weight: 1.6,
            within: x * 0.66,
          })
          brush.fillStyle = '#c8281e'
          brush.fillRect(x * 0.78, 0, x * 0.22, y)
        }),
        [-w * 0.2, 0.17, 0.0165],
      ),
    )
  }
  return all
}

export function memoryModule(look: MemoryModuleLook): Object3D {
  const count = look.count ?? 2
  const lean = (thing: Object3D) => group(place(group(thing), [0, 0.01, 0], [-0.5, 0, 0]))
  const all = group()
  for (let i = 0; i < count; i++)
    all.add(place(lean(stick(look)), [i * 0.12 - 0.06, 0, -i * 0.34], [0, 0.05 - i * 0.16, 0]))
  return all
}
