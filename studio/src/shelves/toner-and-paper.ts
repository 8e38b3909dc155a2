import type { Shelf } from './shelf.ts'

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
