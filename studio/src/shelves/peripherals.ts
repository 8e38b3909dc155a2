import type { Shelf } from './shelf.ts'

export const peripherals = {
  'logitech-k120': { model: 'keyboard', look: { brand: 'logitech', wired: true } },
  'logitech-k380': {
    model: 'keyboard',
    look: {
      brand: 'logitech',
      compact: true,
      round: true,
      body: '#f0aebf',
      keys: '#fbd9e2',
      accents: '#f6c3d0',
      ink: '#9a4f68',
      letters: '#9a4f68',
    },
  },
  'logitech-mk270': {
    model: 'keyboard',
    look: {
      brand: 'logitech',
      keys: '#40444c',
      accents: '#33363d',
      mouse: { brand: 'logitech', body: '#40444c', sides: '#26282d' },
    },
  },
  'logitech-m185': {
    model: 'mouse',
    look: { brand: 'logitech', body: '#2c2f35', sides: '#2467c9', wheel: '#2467c9' },
  },
  'logitech-m90': {
    model: 'mouse',
    look: { brand: 'logitech', body: '#6b7079', sides: '#3f434b', wired: true, long: 1.05 },
  },
  'logitech-mx-master-3s': {
    model: 'mouse',
    look: {
      brand: 'logi',
      body: '#565b65',
      sides: '#3f434b',
      tall: 1.32,
      wide: 1.3,
      long: 1.2,
      thumb: true,
      wheel: '#c3c8d1',
    },
  },
  'logitech-h390': { model: 'headset', look: { brand: 'logitech' } },
  'logitech-h111': {
    model: 'headset',
    look: {
      brand: 'logitech',
      cup: 0.3,
      band: '#5a5f69',
      cups: '#6b7079',
      pads: '#2a2c31',
      accent: '#9aa1ad',
      plug: 'jack',
    },
  },
  'logitech-c920s': { model: 'webcam', look: { brand: 'logitech', name: 'HD 1080p', shutter: true } },
  'logitech-c270': {
    model: 'webcam',
    look: { brand: 'logi', kind: 'block', body: '#4a4e57', face: '#1d1f24', light: '#46d486' },
  },
  'logitech-z120': { model: 'speakers', look: { brand: 'logitech' } },
} as const satisfies Shelf

export const cablesAndChargers = {
  'cable-red-cat6-10m': {
    model: 'cableCoil',
    look: { ends: ['lan', 'lan'], colour: '#2467c9', turns: 8, radius: 0.85 },
  },
  'cable-hdmi-2m': {
    model: 'cableCoil',
    look: { ends: ['hdmi', 'hdmi'], colour: '#2a2c31', turns: 3, thickness: 0.05, tie: '#6b7079' },
  },
  'cable-usb-impresora-3m': {
    model: 'cableCoil',
    look: { ends: ['usb-a', 'usb-b'], colour: '#8d929b', plug: '#6f757f', turns: 4, thickness: 0.04 },
  },
  'cargador-lenovo-65w-usb-c': { model: 'charger', look: { brand: 'LENOVO', power: '65 W', tip: 'usb-c' } },
  'cargador-hp-45w': {
    model: 'charger',
    look: { brand: 'HP', power: '45 W', tip: 'blue', body: '#3a3d45', width: 0.92 },
  },
} as const satisfies Shelf
