import type { Shelf } from './shelf.ts'

const graphite = { body: '#474b54', letters: '#e6e9ef', trim: '#2e3138' } as const

export const laserPrinters = {
  'hp-laserjet-m111w': {
    model: 'laserPrinter',
    look: { brand: 'HP', name: 'M111w', width: 3.5, height: 1.6, depth: 2.8, tray: 'open', screen: 'lights' },
  },
  'hp-laserjet-pro-m404dn': {
    model: 'laserPrinter',
    look: { brand: 'HP', name: 'M404dn', height: 2.3, trim: '#34383f', page: 'invoice' },
  },
  'brother-hl-l2360dw': {
    model: 'laserPrinter',
    look: { brand: 'BROTHER', name: 'HL-L2360DW', height: 1.85, width: 3.6, depth: 3.5, ...graphite },
  },
  'brother-dcp-l2540dw': {
    model: 'laserPrinter',
    look: { brand: 'BROTHER', name: 'DCP-L2540DW', scanner: 'feeder', width: 4.1, height: 2, ...graphite },
  },
  'canon-imageclass-mf3010': {
    model: 'laserPrinter',
    look: {
      brand: 'CANON',
      name: 'MF3010',
      scanner: 'flat',
      tray: 'open',
      width: 3.7,
      height: 1.7,
      depth: 2.8,
      body: '#363941',
      trim: '#202227',
      letters: '#e6e9ef',
      screen: 'lights',
    },
  },
  'xerox-b230': {
    model: 'laserPrinter',
    look: {
      brand: 'XEROX',
      name: 'B230',
      width: 3.65,
      height: 2.1,
      body: '#f2f3f5',
      trim: '#5a6db0',
      letters: '#3a4152',
      page: 'chart',
    },
  },
} as const satisfies Shelf
