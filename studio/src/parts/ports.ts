import type { Object3D } from 'three'
import { metal, plastic } from './finish.ts'
import { drum, group, panel, place, slab } from './solids.ts'

export type Port =
  | 'usb'
  | 'usb3'
  | 'usb-c'
  | 'hdmi'
  | 'lan'
  | 'wan'
  | 'jack'
  | 'dc'
  | 'vga'
  | 'display'
  | 'usb-b'

const hole = plastic('#0b0c0e', 0.7)
const steel = () => metal('#b9bec6', 0.35)

/** Openings as seen from the front, about their real size, sunk a little into a wall that lies at z = 0. */
const sockets: Record<Port, () => { width: number; thing: Object3D }> = {
  usb: () => ({ width: 0.15, thing: framed(0.14, 0.065, 0.01, '#1d1f24') }),
  usb3: () => ({ width: 0.15, thing: framed(0.14, 0.065, 0.01, '#1f63d8') }),
  'usb-c': () => ({ width: 0.1, thing: framed(0.095, 0.04, 0.02, '#1d1f24') }),
  hdmi: () => ({ width: 0.17, thing: framed(0.16, 0.065, 0.02, '#17181b') }),
  display: () => ({ width: 0.17, thing: framed(0.165, 0.065, 0.008, '#17181b') }),
  lan: () => ({ width: 0.17, thing: jackSocket('#e8b53a') }),
  wan: () => ({ width: 0.17, thing: jackSocket('#2f6fe0') }),
  jack: () => ({ width: 0.08, thing: round(0.032, '#3fae6a') }),
  dc: () => ({ width: 0.1, thing: round(0.045, '#24262b') }),
  vga: () => ({ width: 0.32, thing: framed(0.3, 0.11, 0.04, '#2451b5') }),
  'usb-b': () => ({ width: 0.13, thing: framed(0.12, 0.12, 0.02, '#e9ebee') }),
}

function framed(w: number, h: number, corner: number, tongue: string): Object3D {
  return group(
    place(panel([w, h, 0.03], corner, 0.006, steel()), [0, -h / 2, 0]),
    place(panel([w - 0.022, h - 0.022, 0.034], corner * 0.7, 0.002, hole), [0, -h / 2 + 0.011, 0]),
    place(slab([w * 0.66, h * 0.22, 0.036], 0.004, plastic(tongue)), [0, -h * 0.06, 0.001]),
  )
}

function jackSocket(light: string): Object3D {
  return group(
    place(panel([0.17, 0.15, 0.03], 0.012, 0.006, steel()), [0, -0.075, 0]),
    place(panel([0.13, 0.085, 0.034], 0.004, 0.002, hole), [0, -0.035, 0]),
    place(panel([0.07, 0.04, 0.034], 0.004, 0.002, hole), [0, -0.062, 0]),
    place(slab([0.022, 0.016, 0.036], 0.003, plastic(light)), [-0.06, -0.066, 0]),
    place(slab([0.022, 0.016, 0.036], 0.003, plastic('#44c46a')), [0.06, -0.066, 0]),
  )
}

function round(radius: number, colour: string): Object3D {
  return group(
    place(drum(radius * 1.35, 0.03, plastic(colour), 0.006), [0, 0, -0.015], [Math.PI / 2, 0, 0]),
    place(drum(radius * 0.8, 0.034, hole, 0.002), [0, 0, -0.015], [Math.PI / 2, 0, 0]),
  )
}

/** A row of sockets centred on the origin, looking along +z. */
export function portRow(ports: readonly Port[], gap = 0.08, scale = 1): Object3D {
  const made = ports.map((port) => sockets[port]())
  const width = made.reduce((sum, { width }) => sum + width + gap, -gap)
  const row = group()
  let x = -width / 2
  for (const { width, thing } of made) {
    row.add(place(thing, [x + width / 2, 0, 0]))
    x += width + gap
  }
  row.scale.setScalar(scale)
  return row
}
