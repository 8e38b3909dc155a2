import type { Object3D } from 'three'
import { finish, gloss, metal, paper, plastic } from '../parts/finish.ts'
import { drum, group, place, plate, ring, slab, tube, turned } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface MugLook {
  colour?: string
  drink?: string
}

export function mug({ colour = '#1f52d6', drink = '#4a2c1c' }: MugLook): Object3D {
  const all = group(
    turned(
      [
        [0, 0],
        [0.36, 0],
        [0.4, 0.04],
        [0.42, 0.9],
        [0.4, 0.93],
        [0.36, 0.9],
        [0.35, 0.1],
        [0, 0.08],
      ],
      gloss(colour),
    ),
  )
  all.add(place(drum(0.36, 0.02, finish(drink, { roughness: 0.2 })), [0, 0.78, 0]))
  all.add(place(ring(0.24, 0.055, gloss(colour)), [0.46, 0.46, 0]))
  return all
}

export interface BooksLook {
  colours: readonly string[]
  titles?: readonly string[]
}

export function books({ colours, titles = [] }: BooksLook): Object3D {
  const all = group()
  colours.forEach((colour, i) => {
    const thick = 0.26 + 0.08 * ((i * 3) % 3)
    const y = colours.slice(0, i).reduce((sum, _, k) => sum + 0.26 + 0.08 * ((k * 3) % 3), 0)
    const book = group(place(slab([2, thick - 0.06, 1.36], 0.02, paper('#f3eee2')), [0, 0.03, 0]))
    book.add(
      place(slab([2.06, 0.035, 1.44], 0.014, plastic(colour, 0.6)), [0, 0, 0]),
      place(slab([2.06, 0.035, 1.44], 0.014, plastic(colour, 0.6)), [0, thick - 0.035, 0]),
    )
    book.add(place(slab([2.06, thick, 0.05], 0.02, plastic(colour, 0.6)), [0, 0, 0.7]))
    if (titles[i])
      book.add(
        place(lettering(titles[i] ?? '', thick * 0.4, { weight: 1.8, within: 1.8 }), [0, thick / 2, 0.728]),
      )
    all.add(place(book, [0.04 * Math.sin(i * 9), y, 0], [0, 0.16 * Math.sin(i * 4.2), 0]))
  })
  return all
}

export interface NotebookLook {
  colour?: string
}

export function notebook({ colour = '#e0752c' }: NotebookLook): Object3D {
  const all = group(place(plate([1.5, 0.14, 2.1], 0.06, 0.02, plastic(colour, 0.6)), [0, 0, 0]))
  all.add(place(plate([1.46, 0.1, 2.06], 0.04, 0.01, paper('#f7f3ea')), [0.02, 0.02, 0]))
  all.add(place(slab([0.06, 0.15, 2.1], 0.02, finish('#2a2c31')), [0.5, 0.002, 0]))
  all.add(place(drum(0.05, 1.5, plastic('#1f52d6'), 0.02), [-0.3, 0.19, 0.75], [Math.PI / 2, Math.PI, 0.3]))
  all.add(place(drum(0.052, 0.2, metal('#d7b25c'), 0.01), [-0.3, 0.19, 0.75], [Math.PI / 2, Math.PI, 0.3]))
  return all
}

export interface PencilCupLook {
  colour?: string
}

export function pencilCup({ colour = '#33363d' }: PencilCupLook): Object3D {
  const all = group(
    turned(
      [
        [0, 0],
        [0.38, 0],
        [0.4, 0.03],
        [0.4, 1],
        [0.37, 1],
        [0.36, 0.1],
        [0, 0.08],
      ],
      plastic(colour, 0.5),
    ),
  )
  ;['#ffb02e', '#1f52d6', '#e0452c', '#3fae6a'].forEach((tone, i) => {
    const lean = [0.16 * Math.cos(i * 1.7), 0.1 * i, 0.16 * Math.sin(i * 1.9)] as const
    all.add(
      place(
        drum(0.05, 1.55, plastic(tone), 0.02),
        [0.14 * Math.cos(i * 1.6), 0.1, 0.14 * Math.sin(i * 1.6)],
        lean,
      ),
    )
  })
  all.add(
    place(
      tube(
        [
          [0, 0.2, 0],
          [0.1, 1, 0.1],
          [0.16, 1.5, 0.2],
        ],
        0.03,
        metal('#c9ced6'),
      ),
      [0, 0, 0],
    ),
  )
  return all
}
