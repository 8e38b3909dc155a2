import type { Shelf } from './shelf.ts'

export const plottersAndLabels = {
  'epson-surecolor-t3170': {
    model: 'plotter',
    look: {
      brand: 'EPSON',
      name: 'SureColor T3170',
      stand: false,
      body: '#4a4e57',
      cover: '#2b2e35',
      letters: '#e6e9ef',
      stripe: '#3fa2ff',
    },
  },
  'hp-designjet-t230': {
    model: 'plotter',
    look: {
      brand: 'HP',
      name: 'DesignJet T230',
      stand: false,
      width: 9.2,
      body: '#eef0f3',
      cover: '#33363d',
      stripe: '#1f9bd8',
    },
  },
  'canon-imageprograf-tm-200': {
    model: 'plotter',
    look: {
      brand: 'CANON',
      name: 'TM-200',
      body: '#3c4048',
      cover: '#25272c',
      letters: '#e6e9ef',
      stripe: '#c8281e',
      width: 9.8,
    },
  },
  'zebra-zd220': {
    model: 'labelPrinter',
    look: { brand: 'ZEBRA', name: 'ZD220', body: '#5b606a', lid: '#494d56', accent: '#3fae6a' },
  },
  'brother-ql-800': {
    model: 'labelPrinter',
    look: {
      brand: 'BROTHER',
      name: 'QL-800',
      kind: 'compact',
      body: '#f0f1f3',
      lid: '#2c2f35',
      letters: '#3a4152',
    },
  },
  'epson-tm-t20iii': {
    model: 'labelPrinter',
    look: { brand: 'EPSON', name: 'TM-T20III', kind: 'receipt', body: '#3d4048', lid: '#2e3138' },
  },
} as const satisfies Shelf

export const scanners = {
  'epson-perfection-v39': { model: 'scanner', look: { brand: 'EPSON', name: 'Perfection V39', open: 1.05 } },
  'epson-workforce-es-50': { model: 'scanner', look: { brand: 'EPSON', name: 'ES-50', kind: 'portable' } },
  'canon-lide-300': {
    model: 'scanner',
    look: {
      brand: 'CANON',
      name: 'LiDE 300',
      body: '#25272c',
      lid: '#4a4e57',
      open: 0.55,
      page: 'letter',
      width: 2.6,
    },
  },
  'hp-scanjet-pro-2600-f1': {
    model: 'scanner',
    look: { brand: 'HP', name: 'ScanJet 2600 f1', kind: 'feeder' },
  },
} as const satisfies Shelf
