import type { Material, Object3D } from 'three'
import { gloss, metal, plastic, rubber } from './finish.ts'
import { button, led } from './small.ts'
import { drum, group, place, plate, slab, tube } from './solids.ts'
import { display, write } from './texture.ts'

/** The works under the lid: frame, rail, carriage with its ink caps, flat white cable. */
export function bay(width: number, depth: number, shell: Material): Object3D {
  const all = group(plate([width, 0.34, depth], 0.16, 0.05, shell, [width - 0.7, depth - 0.8, 0.08]))
  all.add(place(plate([width - 0.5, 0.03, depth - 0.6], 0.06, 0.01, plastic('#1d1f24', 0.7)), [0, 0.01, 0]))
  all.add(
    place(
      drum(0.06, width - 0.72, metal('#d3d7de', 0.25), 0.01),
      [-(width - 0.72) / 2, 0.26, -0.35],
      [0, 0, -Math.PI / 2],
    ),
  )
  all.add(place(slab([width - 0.8, 0.1, 0.12], 0.02, rubber('#3a3e46')), [0, 0.08, 0.55]))
  for (let i = 0; i < 7; i++)
    all.add(
      place(
        drum(0.12, 0.16, rubber('#5a606b'), 0.03),
        [-width / 2 + 0.6 + i * 0.42, 0.15, 0.55],
        [0, 0, -Math.PI / 2],
      ),
    )
  all.add(place(slab([0.86, 0.34, 0.7], 0.05, plastic('#3b3f47')), [0.5, 0.1, -0.3]))
  ;['#191a1f', '#00a0df', '#df147f', '#ffd21a'].forEach((ink, i) => {
    all.add(place(slab([0.16, 0.1, 0.4], 0.03, gloss(ink)), [0.2 + i * 0.2, 0.42, -0.3]))
  })
  all.add(
    tube(
      [
        [0.5, 0.4, -0.62],
        [-0.2, 0.52, -0.74],
        [-0.9, 0.4, -0.78],
        [-1.3, 0.16, -0.8],
      ],
      0.05,
      plastic('#f1f2f4', 0.8),
    ),
  )
  return all
}

/** Buttons and display on the top of an ink printer. */
export function controls(screen: 'lights' | 'small' | 'touch', width: number): Object3D {
  const all = group()
  const long = screen === 'touch' ? 1.9 : 1.5
  all.add(place(plate([long, 0.03, 0.44], 0.09, 0.012, gloss('#0e0f12')), [long / 2, 0, 0]))
  if (screen !== 'lights') {
    const w = screen === 'touch' ? 0.78 : 0.46
    const menu = display(w, 0.3, (brush, x, y) => {
      brush.fillStyle = '#16306e'
      brush.fillRect(0, 0, x, y)
      ;['#49b6ff', '#ffb02e', '#52d08c'].forEach((colour, i) => {
        brush.fillStyle = colour
        brush.fillRect(x * (0.1 + i * 0.3), y * 0.25, x * 0.2, y * 0.4)
      })
      write(brush, 'LISTO', x * 0.1, y * 0.9, y * 0.14, { weight: 2 })
    })
    all.add(place(menu, [0.42 + w / 2 - 0.1, 0.034, 0], [-Math.PI / 2, 0, 0]))
  }
  all.add(place(button(0.055, 0.02, plastic('#d7dbe2')), [0.16, 0.026, 0]))
  all.add(place(led('#35d27a', 0.02), [0.16, 0.05, -0.12]))
  for (let i = 0; i < 3; i++) {
    const colour = i === 2 ? '#34c759' : '#8d94a3'
    all.add(place(button(0.05, 0.02, plastic(colour)), [long - 0.5 + i * 0.16, 0.026, width > 4 ? 0.02 : 0]))
  }
  return all
}
