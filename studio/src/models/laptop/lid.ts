import type { Material, Object3D } from 'three'
import { finish, plastic } from '../../parts/finish.ts'
import { type ScreenArt, screenArt } from '../../parts/screen-art.ts'
import { drum, group, panel, place } from '../../parts/solids.ts'
import { display, lettering } from '../../parts/texture.ts'

interface LidLook {
  brand: string
  width: number
  depth: number
  bezel: string
  art: ScreenArt
  glow: string | undefined
}

/** Screen in its frame, camera above it, the brand below it and on the back. */
export function laptopLid({ brand, width, depth, bezel, art, glow }: LidLook, paint: Material): Object3D {
  const lidHeight = depth * 0.99
  const lid = group(panel([width, lidHeight, 0.09], 0.12, 0.03, paint))
  lid.add(
    place(
      panel([width - 0.06, lidHeight - 0.06, 0.02], 0.1, 0.006, finish(bezel, { roughness: 0.35 })),
      [0, 0.03, 0.038],
    ),
  )
  lid.add(place(display(width - 0.2, lidHeight - 0.34, screenArt(art)), [0, lidHeight / 2 + 0.05, 0.0495]))
  lid.add(place(drum(0.018, 0.01, plastic('#30343c')), [0, lidHeight - 0.075, 0.044], [Math.PI / 2, 0, 0]))
  lid.add(place(lettering(brand, 0.06, { colour: '#c9ced8', weight: 1.7 }), [0, 0.075, 0.0495]))
  lid.add(
    place(
      lettering(brand, 0.26, { colour: glow ?? '#f3f5f9', weight: 1.9 }),
      [0, lidHeight * 0.52, -0.047],
      [0, Math.PI, 0],
    ),
  )
  return lid
}
