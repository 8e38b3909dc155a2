import type { Object3D } from 'three'
import { clear, lamp, metal, plastic } from '../parts/finish.ts'
import { portRow } from '../parts/ports.ts'
import { foot, grille, led, perforation, screw } from '../parts/small.ts'
import { drum, group, panel, place, plate, ring, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'

export interface DesktopTowerLook {
  brand: string
  name?: string
  body?: string
  face?: string
  width?: number
  height?: number
  depth?: number
  front?: 'bars' | 'mesh' | 'fans' | 'plain'
  accent?: string
  drive?: boolean
}

export function desktopTower(look: DesktopTowerLook): Object3D {
  const {
    body = '#3a3d44',
    face = '#2b2d33',
    width = 1.6,
    height = 3.4,
    depth = 3,
    front = 'bars',
    accent = '#4f9cff',
  } = look
  const tower = group()
  const z = depth / 2
  tower.add(place(slab([width, height, depth - 0.12], 0.05, plastic(body, 0.55)), [0, 0.06, -0.06]))
  tower.add(place(panel([width, height, 0.2], 0.09, 0.06, plastic(face, 0.45)), [0, 0.06, z - 0.1]))
  const ports = portRow(['jack', 'usb3', 'usb3', 'usb-c'], width > 1.2 ? 0.09 : 0.04)
  tower.add(place(ports, [0.06, height - 0.42, z + 0.002]))
  tower.add(
    place(
      drum(0.075, 0.03, metal('#cfd4dc'), 0.01),
      [-width / 2 + 0.24, height - 0.2, z - 0.015],
      [Math.PI / 2, 0, 0],
    ),
  )
  tower.add(place(led(accent, 0.02), [-width / 2 + 0.44, height - 0.2, z]))
  if (look.drive) {
    tower.add(
      place(panel([width - 0.3, 0.2, 0.03], 0.02, 0.008, plastic(body, 0.4)), [0, height - 0.86, z - 0.005]),
    )
    tower.add(
      place(slab([0.16, 0.03, 0.02], 0.008, plastic('#8b929e')), [width / 2 - 0.3, height - 0.83, z + 0.01]),
    )
  }
  const low = height * 0.6
  if (front === 'bars') tower.add(place(grille(width - 0.36, low * 0.82, 13), [0, low / 2 + 0.14, z + 0.001]))
  if (front === 'mesh') tower.add(place(perforation(width - 0.3, low, 0.085), [0, low / 2 + 0.16, z + 0.001]))
  if (front === 'fans') {
    for (const y of [0.72, 1.78]) {
      tower.add(place(ring(0.44, 0.04, lamp(accent, 0.9)), [0, y, z + 0.01]))
      tower.add(place(drum(0.42, 0.02, plastic('#0e0f12')), [0, y, z - 0.012], [Math.PI / 2, 0, 0]))
      for (let i = 0; i < 7; i++) {
        const blade = group(
          place(slab([0.15, 0.32, 0.012], 0.05, plastic('#3a3e47')), [0, 0.07, 0], [0, 0.5, 0]),
        )
        tower.add(place(blade, [0, y, z + 0.018], [0, 0, (i * Math.PI * 2) / 7]))
      }
      tower.add(place(drum(0.11, 0.03, plastic('#24262c')), [0, y, z + 0.005], [Math.PI / 2, 0, 0]))
    }
    // Side window with what glows behind it.
    const side = group(panel([depth - 0.6, height - 0.7, 0.02], 0.06, 0.006, plastic('#0c0d11', 0.25)))
    side.add(place(slab([depth - 1.1, 0.34, 0.03], 0.04, plastic('#2a2d35')), [0.1, 0.95, 0.008]))
    side.add(place(slab([depth - 1.3, 0.03, 0.034], 0.01, lamp(accent, 1.1)), [0.1, 1.2, 0.008]))
    for (const x of [-0.2, -0.05, 0.1])
      side.add(place(slab([0.06, 0.8, 0.03], 0.01, lamp(accent, 0.6)), [x, 1.6, 0.008]))
    side.add(
      place(panel([depth - 0.6, height - 0.7, 0.01], 0.06, 0.003, clear('#c9d6ee', 0.14)), [0, 0, 0.03]),
    )
    tower.add(place(side, [width / 2 + 0.004, 0.4, -0.05], [0, Math.PI / 2, 0]))
  } else {
    tower.add(
      place(
        perforation(0.9, 0.9, 0.1),
        [width / 2 + 0.001, height * 0.62, -depth * 0.16],
        [0, Math.PI / 2, 0],
      ),
    )
  }
  tower.add(
    place(lettering(look.brand, 0.14, { colour: '#d8dde6', weight: 1.8, within: width * 0.72 }), [
      0,
      front === 'fans' ? height - 0.68 : low + 0.35,
      z + 0.004,
    ]),
  )
  if (look.name)
    tower.add(
      place(lettering(look.name, 0.07, { colour: '#9aa2b0', weight: 1.4, within: width * 0.8 }), [
        0,
        0.16,
        z + 0.004,
      ]),
    )
  tower.add(place(rearSide(width, height), [0, 0.06, -z + 0.002], [0, Math.PI, 0]))
  for (const x of [-1, 1])
    for (const at of [-1, 1]) tower.add(place(foot(0.1, 0.07), [x * (width / 2 - 0.2), 0, at * (z - 0.3)]))
  return tower
}

function rearSide(width: number, height: number): Object3D {
  const steel = metal('#9ba1ab', 0.45)
  const back = group(panel([width - 0.12, height - 0.12, 0.012], 0.02, 0.004, steel))
  back.add(
    place(panel([0.5, 1, 0.02], 0.01, 0.005, metal('#c7ccd4')), [width / 2 - 0.36, height - 1.5, 0.01]),
  )
  back.add(place(portRow(['usb', 'usb'], 0.05), [width / 2 - 0.36, height - 0.66, 0.026]))
  back.add(place(portRow(['usb3', 'usb3'], 0.05), [width / 2 - 0.36, height - 0.84, 0.026]))
  back.add(place(portRow(['hdmi', 'lan'], 0.05), [width / 2 - 0.36, height - 1.04, 0.026]))
  back.add(place(portRow(['jack', 'jack', 'jack'], 0.05), [width / 2 - 0.36, height - 1.3, 0.026]))
  const fan = Math.min(0.62, width - 0.66)
  back.add(
    place(perforation(fan, fan, 0.08, '#101216', true), [-width / 2 + 0.12 + fan / 2, height - 1, 0.012]),
  )
  for (let i = 0; i < 4; i++)
    back.add(
      place(plate([width * 0.55, 0.09, 0.03], 0.01, 0.004, metal('#c7ccd4')), [0.12, 1.05 + i * 0.17, 0.012]),
    )
  back.add(place(panel([width - 0.3, 0.66, 0.03], 0.02, 0.006, plastic('#2a2c31')), [0, 0.16, 0]))
  back.add(place(perforation(0.4, 0.5, 0.07, '#0b0c0e', true), [-width / 2 + 0.4, 0.49, 0.017]))
  back.add(place(slab([0.26, 0.2, 0.03], 0.02, plastic('#0d0e10')), [width / 2 - 0.42, 0.4, 0.01]))
  for (const x of [-1, 1])
    for (const y of [0.06, height - 0.2])
      back.add(place(screw(0.035), [x * (width / 2 - 0.12), y, 0.008], [Math.PI / 2, 0, 0]))
  return back
}
