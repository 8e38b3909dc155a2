import { fourInks, inks } from './inks-palette.ts'
import type { Shelf } from './shelf.ts'

const pale = { body: '#eceef1', lid: '#f5f6f8', letters: '#3a4152' } as const

export const inkPrinters = {
  'epson-ecotank-l3250': {
    model: 'inkTankPrinter',
    look: { brand: 'EPSON', name: 'L3250', inks: fourInks, screen: 'lights' },
  },
  'epson-ecotank-l1250': {
    model: 'inkTankPrinter',
    look: {
      brand: 'EPSON',
      name: 'L1250',
      inks: fourInks,
      screen: 'lights',
      scanner: false,
      height: 1.1,
      page: 'letter',
    },
  },
  'epson-ecotank-l4260': {
    model: 'inkTankPrinter',
    look: {
      brand: 'EPSON',
      name: 'L4260',
      inks: fourInks,
      body: '#2d3037',
      lid: '#3d4149',
      page: 'photo',
      levels: [0.9, 0.5, 0.7, 0.8],
    },
  },
  'epson-ecotank-l5590': {
    model: 'inkTankPrinter',
    look: { brand: 'EPSON', name: 'L5590', inks: fourInks, feeder: true, body: '#43474f', page: 'invoice' },
  },
  'epson-ecotank-l6490': {
    model: 'inkTankPrinter',
    look: {
      brand: 'EPSON',
      name: 'L6490',
      inks: fourInks,
      feeder: true,
      screen: 'touch',
      rearPaper: false,
      height: 1.6,
      body: '#2e3138',
      lid: '#26282d',
      page: 'letter',
    },
  },
  'epson-ecotank-l8050': {
    model: 'inkTankPrinter',
    look: {
      brand: 'EPSON',
      name: 'L8050',
      scanner: false,
      height: 1.15,
      width: 3.95,
      page: 'photo',
      body: '#363a42',
      inks: [...fourInks, inks.lightCyan, inks.lightMagenta],
    },
  },
  'epson-ecotank-l15150': {
    model: 'inkTankPrinter',
    look: {
      brand: 'EPSON',
      name: 'L15150',
      inks: fourInks,
      feeder: true,
      screen: 'touch',
      width: 4.9,
      height: 1.75,
      body: '#3a3e46',
      lid: '#2a2c32',
      rearPaper: false,
    },
  },
  'canon-pixma-g3160': {
    model: 'inkTankPrinter',
    look: {
      brand: 'CANON',
      name: 'G3160',
      inks: fourInks,
      blackLeft: true,
      width: 4.1,
      height: 1.25,
      body: '#2a2c31',
      lid: '#3f434b',
      screen: 'small',
      page: 'photo',
    },
  },
  'canon-pixma-g6010': {
    model: 'inkTankPrinter',
    look: {
      brand: 'CANON',
      name: 'G6010',
      inks: fourInks,
      blackLeft: true,
      width: 3.9,
      height: 1.5,
      body: '#6b7079',
      lid: '#5a5f69',
      screen: 'small',
      page: 'chart',
    },
  },
  'hp-smart-tank-580': {
    model: 'inkTankPrinter',
    look: {
      brand: 'HP',
      name: 'Smart Tank 580',
      inks: fourInks,
      width: 4.1,
      height: 1.2,
      screen: 'lights',
      page: 'chart',
      ...pale,
    },
  },
  'brother-dcp-t520w': {
    model: 'inkTankPrinter',
    look: {
      brand: 'BROTHER',
      name: 'DCP-T520W',
      inks: [inks.black, inks.yellow, inks.cyan, inks.magenta],
      width: 4.2,
      height: 1.3,
      body: '#33363d',
      lid: '#484c55',
      rearPaper: false,
      page: 'letter',
      levels: [0.7, 0.9, 0.6, 0.8],
    },
  },
} as const satisfies Shelf

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
