import type { Shelf } from './shelf.ts'

export const displays = {
  'dell-p2422h': {
    model: 'monitor',
    look: {
      brand: 'DELL',
      name: 'P2422H',
      stand: 'column',
      standColour: '#8d939d',
      art: { kind: 'waves', from: '#123c9c', to: '#7fd0ee' },
    },
  },
  'hp-m24f': {
    model: 'monitor',
    look: {
      brand: 'HP',
      name: 'M24f',
      body: '#c3c7ce',
      standColour: '#c9cdd4',
      stand: 'neck',
      bezel: 0.04,
      inches: 23.8,
      art: { kind: 'dunes', from: '#5a2fb0', to: '#ffb08a' },
    },
  },
  'lenovo-thinkvision-s22e': {
    model: 'monitor',
    look: {
      brand: 'LENOVO',
      name: 'S22e',
      inches: 21.5,
      stand: 'round',
      bezel: 0.09,
      art: { kind: 'sheet' },
    },
  },
  'asus-proart-pa278cv': {
    model: 'monitor',
    look: {
      brand: 'ASUS',
      name: 'ProArt',
      inches: 27,
      stand: 'column',
      standColour: '#2a2c31',
      bezel: 0.05,
      art: { kind: 'photo' },
    },
  },
  'epson-powerlite-e20': { model: 'projector', look: { brand: 'EPSON', name: 'PowerLite E20' } },
  'epson-epiqvision-co-w01': {
    model: 'projector',
    look: { brand: 'EPSON', name: 'CO-W01', lens: 0.5, width: 3.2, trim: '#e4e7ec', slots: 9 },
  },
  'benq-mw560': {
    model: 'projector',
    look: {
      brand: 'BENQ',
      name: 'MW560',
      lens: -0.1,
      width: 2.95,
      body: '#fbfbfb',
      trim: '#c3c8d1',
      slots: 18,
    },
  },
} as const satisfies Shelf

export const storage = {
  'kingston-nv2-1tb': {
    model: 'internalDrive',
    look: { brand: 'KINGSTON', name: 'NV2', kind: 'm2', size: '1 TB', body: '#1d4fa8' },
  },
  'kingston-a400-480gb': {
    model: 'internalDrive',
    look: {
      brand: 'KINGSTON',
      name: 'A400',
      kind: 'sata',
      size: '480 GB',
      body: '#6f757f',
      label: '#3a3d45',
      ink: '#f3f5f9',
    },
  },
  'seagate-barracuda-2tb': {
    model: 'internalDrive',
    look: { brand: 'SEAGATE', name: 'BarraCuda', kind: 'disk', size: '2 TB' },
  },
  'seagate-expansion-1tb': {
    model: 'externalDrive',
    look: { brand: 'SEAGATE', name: 'Expansion 1 TB', pattern: 'diamond' },
  },
  'seagate-one-touch-4tb': {
    model: 'externalDrive',
    look: {
      brand: 'SEAGATE',
      name: 'One Touch 4 TB',
      pattern: 'brushed',
      body: '#8f1d22',
      top: '#d1383c',
      thickness: 0.21,
    },
  },
  'kingston-datatraveler-exodia-64gb': { model: 'usbStick', look: { brand: 'KINGSTON', size: '64 GB' } },
  'kingston-datatraveler-kyson-128gb': {
    model: 'usbStick',
    look: { brand: 'KINGSTON', size: '128 GB', kind: 'metal', body: '#c3c7ce', letters: '#33363d' },
  },
  'kingston-fury-beast-ddr4-8gb': {
    model: 'memoryModule',
    look: { brand: 'FURY', size: '8 GB 3200', spreader: '#2b2d33', count: 1 },
  },
  'kingston-fury-beast-ddr4-16gb': {
    model: 'memoryModule',
    look: { brand: 'FURY', size: '16 GB 3200', spreader: '#2b2d33', accent: '#ffb02e', count: 2 },
  },
  'kingston-sodimm-ddr4-8gb': {
    model: 'memoryModule',
    look: { brand: 'KINGSTON', size: '8 GB 3200', kind: 'laptop', board: '#1f6b3f' },
  },
} as const satisfies Shelf
