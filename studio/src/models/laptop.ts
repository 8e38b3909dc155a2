import type { Object3D } from 'three'
import { finish, lamp, metal, plastic } from '../parts/finish.ts'
import { type Port, portRow } from '../parts/ports.ts'
import type { ScreenArt } from '../parts/screen-art.ts'
import { grille } from '../parts/small.ts'
import { drum, group, place, plate, slab } from '../parts/solids.ts'
import { lettering } from '../parts/texture.ts'
import { laptopKeys } from './laptop/keys.ts'
import { laptopLid } from './laptop/lid.ts'

export interface LaptopLook {
  brand: string
  name?: string
  shell?: string
  deck?: string
  keys?: string
  /** Metal takes the studio's light differently from painted plastic. */
  metallic?: boolean
  width?: number
  numpad?: boolean
  art?: ScreenArt
  open?: number
  /** Colour of lit keys and edge, for the gaming machines. */
  glow?: string
  /** Colour of the signs on the keys. */
  ink?: string
  bezel?: string
  ports?: readonly Port[]
  thickness?: number
  /** Pointing stick between the keys. */
  point?: string
}

export function laptop(look: LaptopLook): Object3D {
  const {
    shell = '#c3c7ce',
    deck = shell,
    keys = '#24262b',
    width = 3.58,
    numpad = false,
    thickness = 0.17,
  } = look
  const {
    art = { kind: 'waves' },
    open = 1.86,
    bezel = '#0c0d10',
    metallic = true,
    glow,
    ink = '#dfe3ea',
  } = look
  const depth = width * 0.655
  const paint = metallic ? metal(shell, 0.4) : plastic(shell, 0.5)
  const machine = group()
  machine.add(place(plate([width, thickness, depth], 0.12, 0.05, paint), [0, 0.03, 0]))
  machine.add(
    place(
      plate([width - 0.05, 0.012, depth - 0.05], 0.1, 0.004, metallic ? metal(deck, 0.42) : plastic(deck)),
      [0, thickness + 0.024, 0],
    ),
  )

  const top = thickness + 0.034
  const field = laptopKeys({ width, depth, numpad, keys, ink, glow, point: look.point })
  machine.add(place(field, [0, top, -depth * 0.14]))
  const touch = plate(
    [width * 0.32, 0.006, depth * 0.25],
    0.05,
    0.002,
    finish(deck, { roughness: 0.28, metalness: metallic ? 0.5 : 0 }),
  )
  machine.add(place(touch, [numpad ? -width * 0.08 : 0, top - 0.002, depth * 0.29]))

  const lid = laptopLid({ brand: look.brand, width, depth, bezel, art, glow }, paint)
  machine.add(place(lid, [0, top - 0.03, -depth / 2 + 0.02], [-(open - Math.PI / 2), 0, 0]))
  machine.add(
    place(
      drum(0.055, width * 0.72, finish('#1a1b1f', { roughness: 0.5 })),
      [-width * 0.36, top - 0.012, -depth / 2 + 0.03],
      [0, 0, -Math.PI / 2],
    ),
  )

  const side = portRow(look.ports ?? ['dc', 'hdmi', 'usb3', 'usb-c'], 0.07)
  machine.add(place(side, [width / 2 - 0.008, thickness / 2 + 0.03, -depth * 0.22], [0, Math.PI / 2, 0]))
  machine.add(
    place(
      portRow(['jack', 'usb', 'usb-c'], 0.07),
      [-width / 2 + 0.008, thickness / 2 + 0.03, -depth * 0.2],
      [0, -Math.PI / 2, 0],
    ),
  )
  machine.add(place(grille(width * 0.5, 0.06, 26), [0, 0.1, -depth / 2 + 0.002], [0, Math.PI, 0]))
  if (glow)
    machine.add(place(slab([width * 0.8, 0.02, 0.02], 0.006, lamp(glow, 1.2)), [0, 0.06, depth / 2 - 0.012]))
  if (look.name)
    machine.add(
      place(
        lettering(look.name, 0.055, { colour: '#8a919f', weight: 1.4 }),
        [width / 2 - 0.4, top + 0.002, depth / 2 - 0.14],
        [-Math.PI / 2, 0, 0],
      ),
    )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      machine.add(
        place(slab([0.4, 0.03, 0.08], 0.01, finish('#17181b', { roughness: 0.9 })), [
          x * (width / 2 - 0.4),
          0,
          z * (depth / 2 - 0.2),
        ]),
      )
  return machine
}
