import type { Shelf } from './shelf.ts'

export const power = {
  'apc-back-ups-bx600': {
    model: 'ups',
    look: {
      brand: 'APC',
      name: 'BX600',
      power: '600 VA',
      screen: false,
      width: 0.95,
      height: 1.5,
      depth: 2.5,
    },
  },
  'apc-back-ups-bx1200': {
    model: 'ups',
    look: {
      brand: 'APC',
      name: 'BX1200',
      power: '1200 VA',
      width: 1.25,
      height: 1.95,
      depth: 3.2,
      body: '#2c2f35',
    },
  },
  'forza-nt-761': {
    model: 'ups',
    look: {
      brand: 'FORZA',
      name: 'NT-761',
      power: '750 VA',
      screen: false,
      accent: '#ffb02e',
      width: 1,
      height: 1.45,
      depth: 2.8,
      body: '#3f434b',
      face: '#2c3f6b',
    },
  },
  'apc-pe66-6-tomas': { model: 'surgeProtector', look: { brand: 'APC', name: 'PE66', outlets: 6 } },
  'forza-fsp-802': {
    model: 'surgeProtector',
    look: {
      brand: 'FORZA',
      name: 'FSP-802',
      outlets: 8,
      body: '#33363d',
      frame: '#23252a',
      letters: '#dfe3ea',
      rocker: '#ff9f2e',
    },
  },
  'forza-fvr-1211': {
    model: 'surgeProtector',
    look: {
      brand: 'FORZA',
      name: 'FVR-1211',
      kind: 'regulator',
      outlets: 8,
      body: '#33363d',
      frame: '#24262b',
      letters: '#dfe3ea',
    },
  },
} as const satisfies Shelf

export const phones = {
  'samsung-galaxy-a15': {
    model: 'phone',
    look: { brand: 'SAMSUNG', back: '#2b57b8', art: { kind: 'tiles', from: '#1b3f9e', to: '#7fb0ff' } },
  },
  'samsung-galaxy-a05': {
    model: 'phone',
    look: {
      brand: 'SAMSUNG',
      back: '#b9bec8',
      frame: '#a7adb8',
      letters: '#5a6070',
      lenses: 2,
      height: 1.68,
      art: { kind: 'tiles', from: '#5a2fb0', to: '#ffb3c7' },
    },
  },
  'xiaomi-redmi-13c': {
    model: 'phone',
    look: {
      brand: 'REDMI',
      back: '#5fae86',
      frame: '#4f9a74',
      cameras: 'square',
      height: 1.68,
      art: { kind: 'tiles', from: '#0f8a7e', to: '#ffd98a' },
    },
  },
  'samsung-galaxy-tab-a9': {
    model: 'phone',
    look: {
      brand: 'SAMSUNG',
      back: '#6b7079',
      width: 1.25,
      height: 2.11,
      lenses: 1,
      notch: 'none',
      art: { kind: 'tiles', from: '#23345c', to: '#ff9f7a' },
    },
  },
} as const satisfies Shelf
