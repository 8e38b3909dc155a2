import type { Object3D } from 'three'
import { finish, metal, plastic } from '../parts/finish.ts'
import { keyboardRows, keyGrid, numpadRows, padLegends, spanishLegends } from '../parts/key-grid.ts'
import { portRow } from '../parts/ports.ts'
import { type ScreenArt, screenArt } from '../parts/screen-art.ts'
import { grille } from '../parts/small.ts'
import { drum, group, panel, place, plate, prism, slab } from '../parts/solids.ts'
import { display, lettering } from '../parts/texture.ts'
import { mouse } from './mouse.ts'

export interface AllInOneLook {
  brand: string
  name?: string
  inches?: number
  body?: string
  chin?: string
  stand?: 'foot' | 'easel'
  art?: ScreenArt
  keys?: string
  ink?: string
}

export function allInOne(look: AllInOneLook): Object3D {
  const {
    inches = 24,
    body = '#e9ebef',
    chin = '#d9dce2',
    stand = 'foot',
    art = { kind: 'aurora' },
    keys = '#f4f5f7',
    ink = '#5a6272',
  } = look
  const width = inches * 0.2214
  const height = inches * 0.1245
  const low = 0.62
  const all = group()
  all.add(place(panel([width + 0.16, height + 0.56, 0.14], 0.06, 0.03, plastic(body, 0.45)), [0, low, 0]))
  all.add(
    place(panel([width + 0.12, height + 0.16, 0.02], 0.04, 0.005, finish('#0b0c0e', { roughness: 0.3 })), [
      0,
      low + 0.38,
      0.065,
    ]),
  )
  all.add(place(display(width, height, screenArt(art)), [0, low + 0.46 + height / 2, 0.0765]))
  all.add(place(panel([width + 0.12, 0.34, 0.02], 0.03, 0.005, plastic(chin, 0.5)), [0, low + 0.02, 0.065]))
  all.add(place(grille(width * 0.7, 0.04, 46), [0, low + 0.07, 0.0765]))
  all.add(place(lettering(look.brand, 0.12, { colour: '#4a5164', weight: 1.9 }), [0, low + 0.22, 0.078]))
  all.add(place(drum(0.03, 0.01, plastic('#22252c')), [0, low + height + 0.5, 0.07], [Math.PI / 2, 0, 0]))
  all.add(place(slab([width * 0.8, height * 0.7, 0.2], 0.1, plastic(body, 0.55)), [0, low + 0.3, -0.12]))
  all.add(place(grille(width * 0.6, 0.16, 26), [0, low + height * 0.76, -0.222], [0, Math.PI, 0]))
  all.add(
    place(
      portRow(['dc', 'lan', 'hdmi', 'usb3', 'usb3', 'jack'], 0.12),
      [0, low + height * 0.3, -0.223],
      [0, Math.PI, 0],
    ),
  )
  all.add(
    place(
      lettering(look.brand, 0.2, { colour: '#8f96a3', weight: 1.6 }),
      [0, low + height * 0.56, -0.222],
      [0, Math.PI, 0],
    ),
  )
  if (stand === 'foot') {
    all.add(
      place(
        prism(
          [
            [-0.6, 0.03],
            [-0.5, 0.03],
            [-0.06, low + 0.9],
            [-0.16, low + 0.9],
          ],
          1.2,
          metal('#c9cdd4', 0.4),
          0.03,
          0.02,
        ),
        [0, 0, -0.1],
      ),
    )
    all.add(place(plate([2.1, 0.06, 1.6], 0.1, 0.02, metal('#c9cdd4', 0.4)), [0, 0, -0.1]))
  } else {
    for (const side of [-1, 1]) {
      all.add(place(slab([0.12, 0.12, 1.7], 0.05, plastic(body)), [side * width * 0.36, 0, -0.2]))
      all.add(place(slab([0.12, low + 0.1, 0.14], 0.05, plastic(body)), [side * width * 0.36, 0, 0]))
    }
  }
  const keyLook = () => plastic(keys, 0.55)
  const keyboard = group(place(plate([4.3, 0.09, 1.3], 0.08, 0.03, plastic(chin, 0.5)), [0, 0, 0]))
  keyboard.add(
    place(
      keyGrid({
        rows: keyboardRows,
        width: 3.1,
        depth: 1.14,
        height: 0.06,
        look: keyLook,
        gap: 0.03,
        legends: spanishLegends,
        ink,
      }),
      [-0.52, 0.08, 0],
    ),
  )
  keyboard.add(
    place(
      keyGrid({
        rows: numpadRows,
        width: 0.86,
        depth: 1.14,
        height: 0.06,
        look: keyLook,
        gap: 0.03,
        legends: padLegends,
        ink,
      }),
      [1.6, 0.08, 0],
    ),
  )
  all.add(place(keyboard, [-0.45, 0, 1.95]))
  all.add(
    place(
      mouse({ brand: look.brand.toLowerCase(), body: keys, sides: chin, letters: '#7c8496' }),
      [2.35, 0, 1.95],
      [0, Math.PI, 0],
    ),
  )
  return all
}
