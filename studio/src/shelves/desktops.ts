import type { Shelf } from './shelf.ts'

export const desktops = {
  'hp-all-in-one-24-cb1000': {
    model: 'allInOne',
    look: { brand: 'HP', art: { kind: 'dunes', from: '#4a2fb0', to: '#ffc58a' } },
  },
  'lenovo-ideacentre-aio-3': {
    model: 'allInOne',
    look: {
      brand: 'LENOVO',
      body: '#33363d',
      chin: '#3f434b',
      keys: '#2c2f35',
      ink: '#dfe3ea',
      inches: 23.8,
      art: { kind: 'photo' },
    },
  },
  'dell-inspiron-24-5420': {
    model: 'allInOne',
    look: {
      brand: 'DELL',
      stand: 'easel',
      chin: '#f2f3f5',
      inches: 23.5,
      art: { kind: 'waves', from: '#0f8a7e', to: '#f4f0c8' },
    },
  },
  'dell-optiplex-3000': {
    model: 'desktopTower',
    look: { brand: 'DELL', name: 'OptiPlex 3000', width: 1.54, height: 3.3, front: 'mesh', drive: true },
  },
  'hp-prodesk-400-g9': {
    model: 'desktopTower',
    look: {
      brand: 'HP',
      name: 'ProDesk 400 G9',
      width: 1.55,
      height: 3.4,
      front: 'bars',
      body: '#2f3238',
      face: '#3f434b',
      drive: true,
      accent: '#e9f4ff',
    },
  },
  'lenovo-thinkcentre-neo-50s': {
    model: 'desktopTower',
    look: {
      brand: 'LENOVO',
      name: 'neo 50s',
      width: 0.95,
      height: 3,
      depth: 3,
      front: 'mesh',
      body: '#33363d',
      face: '#24262b',
      accent: '#ff4d3d',
    },
  },
  'asus-expertcenter-pn42': {
    model: 'miniPc',
    look: { brand: 'ASUS', name: 'ExpertCenter PN42', width: 1.3, depth: 1.3, height: 0.5, body: '#2c2f35' },
  },
} as const satisfies Shelf
