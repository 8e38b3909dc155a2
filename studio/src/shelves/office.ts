import type { Shelf } from './shelf.ts'

export const office = {
  'silla-ejecutiva-malla-negra': {
    model: 'chair',
    look: { seat: '#33363d', back: '#4a4e57', headrest: true },
  },
  'silla-operativa-azul': {
    model: 'chair',
    look: { seat: '#2459b8', back: '#2459b8', mesh: false, arms: 'loop', height: 5 },
  },
  'fellowes-powershred-60cs': { model: 'shredder', look: { brand: 'FELLOWES', name: '60Cs' } },
  'fellowes-lx45': {
    model: 'shredder',
    look: {
      brand: 'FELLOWES',
      name: 'LX45',
      body: '#eef0f2',
      head: '#33363d',
      width: 3,
      height: 2.9,
      window: false,
      wheels: false,
    },
  },
  'casio-mx-120b': {
    model: 'calculator',
    look: { brand: 'CASIO', name: 'MX-120B', plate: '#b99a4a', number: '120458' },
  },
  'casio-fx-991la-plus': {
    model: 'calculator',
    look: {
      brand: 'CASIO',
      name: 'fx-991LA',
      kind: 'scientific',
      body: '#7d838d',
      plate: '#5a606a',
      keys: '#e4e7ec',
      accents: '#3a3d45',
      hot: '#3f7fe0',
      number: '3.141592',
    },
  },
  'casio-hr-100rc': {
    model: 'calculator',
    look: { brand: 'CASIO', name: 'HR-100RC', kind: 'printing', number: '470.50' },
  },
} as const satisfies Shelf
