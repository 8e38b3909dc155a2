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

export const tonerAndRibbons = {
  'hp-ce285a-85a': { model: 'toner', look: { brand: 'HP', code: '85A', box: '#2763b8', accent: '#ffffff' } },
  'hp-cf258a-58a': {
    model: 'toner',
    look: {
      brand: 'HP',
      code: '58A',
      box: '#24366e',
      accent: '#4fb3e8',
      width: 3.5,
      drumColour: '#2f8f6a',
      handle: 'grip',
    },
  },
  'brother-tn-660': {
    model: 'toner',
    look: {
      brand: 'BROTHER',
      code: 'TN-660',
      box: '#1b2a4a',
      accent: '#ff9f2e',
      width: 3.1,
      handle: 'grip',
      drumColour: '#3f4550',
    },
  },
  'canon-crg-125': {
    model: 'toner',
    look: {
      brand: 'CANON',
      code: '125',
      box: '#b3262b',
      accent: '#f4d9c0',
      drumColour: '#2f7fb8',
      width: 3.2,
    },
  },
  'xerox-006r04403': {
    model: 'toner',
    look: {
      brand: 'XEROX',
      code: '006R04403',
      box: '#f0f1f3',
      accent: '#d8352a',
      body: '#4a4e57',
      width: 2.9,
      handle: 'grip',
      ink: '#2a3350',
      drumColour: '#545b68',
    },
  },
  'epson-s015329-fx890': { model: 'ribbon', look: { brand: 'EPSON', code: 'S015329', kind: 'cassette' } },
  'epson-erc-38': {
    model: 'ribbon',
    look: { brand: 'EPSON', code: 'ERC-38', kind: 'small', ink: '#6b3fa0', body: '#3a3d45' },
  },
  'zebra-cera-110x74': { model: 'ribbon', look: { brand: 'ZEBRA', code: '110 X 74', kind: 'transfer' } },
} as const satisfies Shelf

export const papers = {
  'papel-carta-75g': {
    model: 'paperReam',
    look: {
      brand: 'BOND',
      format: 'Carta',
      weight: '75 g',
      colour: '#2f8f6a',
      accent: '#f6e27a',
      long: 2.79,
      reams: 3,
    },
  },
  'papel-a4-80g': {
    model: 'paperReam',
    look: { brand: 'NAVIGATOR', format: 'A4', weight: '80 g', colour: '#1b3f9e', accent: '#ffb02e' },
  },
  'papel-fotografico-a4-200g': {
    model: 'paperReam',
    look: {
      brand: 'FOTO',
      format: 'A4 brillante',
      weight: '200 g',
      colour: '#8f2f6b',
      kind: 'photo',
      reams: 1,
    },
  },
  'rollo-ploter-610mm': { model: 'paperRoll', look: { kind: 'plotter', brand: 'ROLLO', size: '610 mm' } },
  'etiquetas-termicas-50x25': {
    model: 'paperRoll',
    look: { kind: 'labels', brand: 'ETIQUETAS', size: '50 X 25' },
  },
} as const satisfies Shelf
