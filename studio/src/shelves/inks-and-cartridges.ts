import { inks } from './inks-palette.ts'
import type { Shelf } from './shelf.ts'

const epson544 = { brand: 'EPSON', code: '544', volume: '65 ml', neck: 'tall' } as const
const threeInks = [inks.cyan, inks.magenta, inks.yellow] as const

export const inkBottlesAndCartridges = {
  'epson-t544-negro': { model: 'inkBottle', look: { ...epson544, ink: inks.black } },
  'epson-t544-cian': { model: 'inkBottle', look: { ...epson544, ink: inks.cyan } },
  'epson-t544-magenta': { model: 'inkBottle', look: { ...epson544, ink: inks.magenta } },
  'epson-t544-amarillo': { model: 'inkBottle', look: { ...epson544, ink: inks.yellow } },
  'epson-t504-negro': {
    model: 'inkBottle',
    look: {
      brand: 'EPSON',
      code: '504',
      volume: '127 ml',
      ink: inks.black,
      neck: 'wide',
      radius: 0.33,
      height: 1.55,
      cap: '#3a3d45',
    },
  },
  'canon-gi-190-negro': {
    model: 'inkBottle',
    look: {
      brand: 'CANON',
      code: 'GI-190',
      volume: '135 ml',
      ink: '#24252b',
      neck: 'slim',
      radius: 0.31,
      height: 1.7,
      cap: '#c8281e',
    },
  },
  'hp-gt53-negro': {
    model: 'inkBottle',
    look: {
      brand: 'HP',
      code: 'GT53',
      volume: '90 ml',
      ink: '#1d1f26',
      neck: 'wide',
      radius: 0.28,
      height: 1.6,
      cap: '#f1f2f4',
      label: '#dfeefa',
    },
  },
  'brother-bt5001-cian': {
    model: 'inkBottle',
    look: {
      brand: 'BROTHER',
      code: 'BT5001',
      volume: '48 ml',
      ink: '#1593d1',
      neck: 'slim',
      radius: 0.24,
      height: 1.3,
      cap: '#1593d1',
    },
  },
  'hp-664-negro': {
    model: 'cartridge',
    look: { brand: 'HP', code: '664', inks: [inks.black], box: '#1d4f9c' },
  },
  'hp-664-tricolor': {
    model: 'cartridge',
    look: { brand: 'HP', code: '664', inks: threeInks, box: '#1d4f9c' },
  },
  'hp-662xl-negro': {
    model: 'cartridge',
    look: { brand: 'HP', code: '662XL', inks: [inks.black], box: '#0f7f8f', xl: true },
  },
  'canon-pg-245': {
    model: 'cartridge',
    look: { brand: 'CANON', code: 'PG-245', inks: [inks.black], box: '#c8281e', body: '#3a3d45' },
  },
  'canon-cl-246': {
    model: 'cartridge',
    look: { brand: 'CANON', code: 'CL-246', inks: threeInks, box: '#c8281e', body: '#3a3d45' },
  },
} as const satisfies Shelf
