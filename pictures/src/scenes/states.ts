import type { Item } from '../arrangement.ts'
import { fourInks } from '../shelves/inks-palette.ts'
import type { View } from '../studio/camera.ts'
import { goods } from './goods.ts'

export interface State {
  items: readonly Item[]
  view: View
}

const usual: View = { yaw: 0.4, pitch: 0.3, fill: 0.8 }

/** Cut out, without a ground: they stand on the page itself, light or dark. */
export const states: Readonly<Record<string, State>> = {
  cart: {
    items: [{ thing: 'basket', look: {}, at: [0, 0, 0] }],
    view: { yaw: 0.45, pitch: 0.34, fill: 0.8 },
  },
  wishlist: {
    items: [
      { thing: 'cartonBox', look: { open: true, size: [2.2, 1.3, 1.8] }, at: [0, 0, 0] },
      { thing: 'heart', look: {}, at: [0, 1.25, 0], turn: 0.1, scale: 0.95 },
    ],
    view: usual,
  },
  compare: {
    items: [
      goods('hp-smart-tank-580', [-1.7, 0, 1], 0.35, 0.9),
      goods('canon-pixma-g3160', [1.9, 0, -1.3], 0.1, 0.9),
    ],
    view: { yaw: 0.1, pitch: 0.36, fill: 0.9 },
  },
  search: {
    items: [
      { thing: 'cartonBox', look: { open: true, size: [2.6, 1.5, 2] }, at: [0.3, 0, -0.6], turn: -0.1 },
      { thing: 'magnifier', look: {}, at: [-0.7, 0, 0.9], turn: 0.1, scale: 0.95 },
    ],
    view: usual,
  },
  addresses: {
    items: [
      { thing: 'cartonBox', look: { size: [2.4, 1.5, 1.9] }, at: [0, 0, 0], turn: -0.2 },
      { thing: 'mapPin', look: {}, at: [0, 1.52, 0], scale: 0.85 },
    ],
    view: usual,
  },
  orders: {
    items: [
      { thing: 'cartonBox', look: { open: true, size: [2.6, 1.7, 2] }, at: [0, 0, 0] },
      { thing: 'plant', look: { kind: 'round', pot: '#f2b13c', size: 0.9 }, at: [0.1, 0.5, 0] },
    ],
    view: usual,
  },
  services: {
    items: [
      { thing: 'screwdriver', look: {}, at: [-0.5, 0, 0.2], turn: 0.5, scale: 1.1 },
      { thing: 'screwTray', look: {}, at: [0.9, 0, 0.5], turn: -0.2 },
      { thing: 'multimeter', look: { reading: '0.00' }, at: [0.3, 0, -1], turn: -0.1 },
    ],
    view: { yaw: 0.35, pitch: 0.5, fill: 0.84 },
  },
  resets: {
    items: [
      goods('epson-ecotank-l1250', [0, 0, 0], 0.1),
      { thing: 'keyMark', look: {}, at: [2.5, 0, 0.7], turn: [0, -0.3, 0.12], scale: 0.9 },
    ],
    view: { yaw: 0.35, pitch: 0.36, fill: 0.86 },
  },
  offline: {
    items: [
      goods('tp-link-tl-wr840n', [0, 0, 0], 0.2, 1.2),
      goods('cable-red-cat6-10m', [0.2, 0, 1.7], 0.5, 0.8),
    ],
    view: { yaw: 0.3, pitch: 0.42, fill: 0.84 },
  },
  error: {
    items: [
      {
        thing: 'inkTankPrinter',
        look: {
          brand: 'TC',
          name: '500',
          inks: fourInks,
          open: 1.2,
          rearPaper: false,
          body: '#e9ebef',
          lid: '#f3f4f6',
          letters: '#3a4152',
          page: 'blank',
        },
        at: [0, 0, 0],
      },
      { thing: 'screwdriver', look: {}, at: [2.6, 0, 0.8], turn: 0.5 },
    ],
    view: { yaw: 0.4, pitch: 0.42, fill: 0.86 },
  },
  'not-found': {
    items: [
      {
        thing: 'inkTankPrinter',
        look: { brand: 'TC', name: '404', inks: fourInks, page: 'lost', screen: 'lights' },
        at: [0, 0, 0],
        turn: 0.1,
      },
      { thing: 'crumpledPaper', look: {}, at: [2.4, 0, 1.4], scale: 0.7 },
      { thing: 'crumpledPaper', look: {}, at: [-2.3, 0, 1.9], turn: 1, scale: 0.55 },
      { thing: 'crumpledPaper', look: {}, at: [1.5, 0, 2.2], turn: 2, scale: 0.5 },
      { thing: 'magnifier', look: {}, at: [2.4, 0, -0.4], turn: -0.2, scale: 0.8 },
    ],
    view: { yaw: 0.3, pitch: 0.36, fill: 0.88 },
  },
}
