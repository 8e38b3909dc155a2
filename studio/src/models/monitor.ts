import type { Object3D } from 'three'
import { finish, metal, plastic } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { type ScreenArt, screenArt } from '../parts/screen-art.ts'
import { grille, led } from '../parts/small.ts'
import { drum, group, panel, place, plate, prism, slab } from '../parts/solids.ts'
import { display, lettering } from '../parts/texture.ts'

export interface MonitorLook {
  brand: string
  name?: string
  /** Diagonal in inches. */
  inches?: number
  body?: string
  stand?: 'neck' | 'round' | 'legs' | 'column'
  standColour?: string
  art?: ScreenArt
  bezel?: number
  glow?: string
}

export function monitor(look: MonitorLook): Object3D {
  const {
    inches = 24,
    body = '#2c2e34',
    stand = 'neck',
    art = { kind: 'dunes' },
    bezel = 0.06,
    standColour = body,
  } = look
  const width = inches * 0.2214
  const height = inches * 0.1245
  const low = 0.95
  const foot = stand === 'legs' ? metal(standColour, 0.4) : plastic(standColour, 0.45)
  const all = group()
  all.add(
    place(panel([width + bezel * 2, height + bezel * 2 + 0.08, 0.1], 0.05, 0.02, plastic(body, 0.45)), [
      0,
      low,
      0,
    ]),
  )
  all.add(
    place(
      panel(
        [width + bezel * 2 - 0.03, height + bezel * 2 + 0.05, 0.02],
        0.04,
        0.004,
        finish('#0b0c0e', { roughness: 0.3 }),
      ),
      [0, low + 0.015, 0.046],
    ),
  )
  all.add(place(display(width, height, screenArt(art)), [0, low + 0.08 + bezel + height / 2, 0.0575]))
  all.add(
    place(slab([width * 0.72, height * 0.62, 0.24], 0.1, plastic(body, 0.55)), [
      0,
      low + height * 0.14,
      -0.12,
    ]),
  )
  all.add(place(grille(width * 0.5, 0.12, 22), [0, low + height * 0.62, -0.241], [0, Math.PI, 0]))
  all.add(
    place(portRow(['dc', 'hdmi', 'vga', 'jack'], 0.12), [0, low + height * 0.24, -0.243], [0, Math.PI, 0]),
  )
  all.add(place(lettering(look.brand, 0.08, { colour: '#c7ccd6', weight: 1.8 }), [0, low + 0.065, 0.0575]))
  all.add(
    place(
      lettering(look.brand, 0.2, { colour: '#8f96a3', weight: 1.6 }),
      [0, low + height * 0.86, -0.052],
      [0, Math.PI, 0],
    ),
  )
  if (look.name)
    all.add(
      place(lettering(look.name, 0.05, { colour: '#8f96a3', weight: 1.4 }), [
        -width / 2 + 0.3,
        low + 0.06,
        0.0575,
      ]),
    )
  all.add(place(led(look.glow ?? '#5fb4ff', 0.016), [width / 2 - 0.1, low + 0.06, 0.056]))

  if (stand === 'neck') {
    all.add(
      place(
        prism(
          [
            [-0.35, 0.05],
            [-0.2, 0.05],
            [-0.12, low + 0.7],
            [-0.26, low + 0.7],
          ],
          0.62,
          foot,
          0.04,
          0.03,
        ),
        [0, 0, -0.06],
      ),
    )
    all.add(place(plate([2.2, 0.06, 1.5], 0.16, 0.025, foot), [0, 0, -0.06]))
  }
  if (stand === 'round') {
    all.add(place(drum(0.16, low + 0.6, foot, 0.03), [0, 0.04, -0.32]))
    all.add(place(drum(0.95, 0.07, foot, 0.03), [0, 0, -0.2]))
  }
  if (stand === 'column') {
    all.add(place(slab([0.5, low + 1.1, 0.24], 0.06, foot), [0, 0.04, -0.38]))
    all.add(place(panel([0.2, 0.5, 0.02], 0.09, 0.004, plastic('#14151a')), [0, 0.5, -0.26]))
    all.add(place(plate([2.3, 0.08, 1.7], 0.3, 0.03, foot), [0, 0, -0.2]))
  }
  if (stand === 'legs') {
    all.add(place(slab([0.44, low + 0.5, 0.16], 0.05, foot), [0, 0.12, -0.34]))
    for (const side of [-1, 1]) {
      all.add(place(slab([2, 0.07, 0.2], 0.03, foot), [side * 0.72, 0.02, 0.14], [0, side * 0.52, 0]))
      all.add(place(slab([0.8, 0.07, 0.2], 0.03, foot), [side * 0.3, 0.02, -0.6], [0, -side * 0.6, 0]))
    }
  }
  return all
}
