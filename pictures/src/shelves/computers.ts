import type { Shelf } from './shelf.ts'

export const laptops = {
  'lenovo-ideapad-3-15': {
    model: 'laptop',
    look: {
      brand: 'LENOVO',
      name: 'IdeaPad 3',
      shell: '#8d929b',
      keys: '#30333a',
      numpad: true,
      art: { kind: 'waves', from: '#0b6e8f', to: '#9fe0d0' },
    },
  },
  'lenovo-thinkpad-e14': {
    model: 'laptop',
    look: {
      brand: 'THINKPAD',
      name: 'E14',
      shell: '#2f3238',
      deck: '#33363d',
      keys: '#1d1f23',
      metallic: false,
      width: 3.25,
      art: { kind: 'facets', from: '#7a1420', to: '#1c1d24' },
      point: '#d12f2f',
    },
  },
  'hp-15-fd0000': {
    model: 'laptop',
    look: {
      brand: 'HP',
      name: '15',
      shell: '#d3d6dc',
      keys: '#c0c4cc',
      ink: '#4a5162',
      numpad: true,
      art: { kind: 'dunes', from: '#3b63d6', to: '#f6b9a6' },
    },
  },
  'hp-probook-440-g10': {
    model: 'laptop',
    look: {
      brand: 'HP',
      name: 'ProBook 440',
      shell: '#bfc4cc',
      keys: '#2a2c32',
      width: 3.22,
      art: { kind: 'sheet' },
      open: 1.95,
    },
  },
  'dell-inspiron-15-3520': {
    model: 'laptop',
    look: {
      brand: 'DELL',
      name: 'Inspiron 15',
      shell: '#3a3d44',
      deck: '#42454d',
      keys: '#23252a',
      metallic: false,
      numpad: true,
      art: { kind: 'aurora', from: '#123c9c', to: '#46c0d8' },
    },
  },
  'dell-latitude-3440': {
    model: 'laptop',
    look: {
      brand: 'DELL',
      name: 'Latitude 3440',
      shell: '#6f757f',
      deck: '#666c76',
      keys: '#26282e',
      width: 3.2,
      art: { kind: 'code' },
    },
  },
  'asus-vivobook-go-15': {
    model: 'laptop',
    look: {
      brand: 'ASUS',
      name: 'Vivobook Go',
      shell: '#8ecbe6',
      deck: '#9ed5ec',
      keys: '#f3f7fa',
      ink: '#3f6478',
      metallic: false,
      numpad: true,
      art: { kind: 'circles', from: '#1e8fd0', to: '#ffd9a0' },
    },
  },
  'asus-tuf-gaming-f15': {
    model: 'laptop',
    look: {
      brand: 'ASUS',
      name: 'TUF Gaming F15',
      shell: '#34373e',
      deck: '#2c2f35',
      keys: '#1b1d21',
      numpad: true,
      glow: '#ff7a1a',
      thickness: 0.23,
      art: { kind: 'facets', from: '#ff7a1a', to: '#231026' },
    },
  },
} as const satisfies Shelf

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
