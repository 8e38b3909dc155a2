import type { Shelf } from './shelf.ts'

export const networks = {
  'tp-link-archer-c6': {
    model: 'router',
    look: {
      brand: 'tp-link',
      name: 'Archer C6',
      antennas: 5,
      shape: 'cross',
      body: '#2c2f35',
      top: '#1d1f23',
    },
  },
  'tp-link-archer-ax12': {
    model: 'router',
    look: {
      brand: 'tp-link',
      name: 'Archer AX12',
      antennas: 4,
      body: '#33363d',
      top: '#3f434b',
      lights: '#3fa2ff',
      width: 2.6,
    },
  },
  'tp-link-tl-wr840n': {
    model: 'router',
    look: {
      brand: 'tp-link',
      name: 'TL-WR840N',
      antennas: 2,
      shape: 'wedge',
      body: '#f1f3f5',
      letters: '#3f6f8f',
      width: 1.9,
    },
  },
  'tp-link-tl-mr6400': {
    model: 'router',
    look: {
      brand: 'tp-link',
      name: '4G LTE',
      antennas: 2,
      body: '#26282d',
      top: '#1d1f23',
      sim: true,
      lights: '#ffb02e',
      width: 2,
    },
  },
  'tp-link-tl-sg105': {
    model: 'networkSwitch',
    look: { brand: 'tp-link', name: 'TL-SG105', ports: 5, body: '#2b57a8', cables: ['#ffb02e', '#e8edf3'] },
  },
  'tp-link-tl-sg1016d': {
    model: 'networkSwitch',
    look: {
      brand: 'tp-link',
      name: 'TL-SG1016D',
      ports: 16,
      body: '#3f434b',
      face: '#26282d',
      cables: ['#2f7be0', '#2f7be0', '#46b070'],
    },
  },
  'tp-link-ls1008': {
    model: 'networkSwitch',
    look: {
      brand: 'tp-link',
      name: 'LS1008',
      ports: 8,
      body: '#f1f3f5',
      metallic: false,
      letters: '#3f6f8f',
      cables: ['#2f7be0'],
    },
  },
  'tp-link-eap225': { model: 'accessPoint', look: { brand: 'omada', name: 'EAP225' } },
  'tp-link-cpe210': {
    model: 'accessPoint',
    look: { brand: 'tp-link', name: 'CPE210', kind: 'outdoor', antennas: 0, light: '#46d486' },
  },
  'tp-link-re305': { model: 'accessPoint', look: { brand: 'tp-link', name: 'RE305', kind: 'plug' } },
} as const satisfies Shelf
