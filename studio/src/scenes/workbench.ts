import type { Item } from '../arrangement.ts'

/** The tools that lie beside whatever is being mended. */
export const redDriver: Item = { thing: 'screwdriver', look: {}, at: [2.6, 0, 1.6], turn: 0.6 }
export const blueDriver: Item = {
  thing: 'screwdriver',
  look: { colour: '#1f52d6', long: 1 },
  at: [3.2, 0, 1.2],
  turn: 0.3,
}
export const tray: Item = { thing: 'screwTray', look: {}, at: [2.9, 0, 0] }
export const gauge: Item = { thing: 'multimeter', look: {}, at: [0, 0, 0] }
