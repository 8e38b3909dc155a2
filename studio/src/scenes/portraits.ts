import type { BustLook } from '../props/bust.ts'
import type { Ground } from '../studio.ts'

export interface Portrait {
  look: BustLook
  yaw: number
  ground: Ground
}

/** The people of the shop, by the slug of their page. */
export const portraits: Readonly<Record<string, Portrait>> = {
  'osmany-fonseca': {
    look: {
      skin: '#f0c3a0',
      hair: '#7f8590',
      shirt: '#24305a',
      collar: '#f3f5f9',
      cut: 'short',
      glasses: '#24262b',
      brow: '#5a5f69',
    },
    yaw: 0.22,
    ground: { light: '#e6eeff', rim: '#b4caf8' },
  },
  'lisandra-mojena': {
    look: { skin: '#f8d3b5', hair: '#4a2c1c', shirt: '#f2a93b', cut: 'long', earrings: '#d7b25c' },
    yaw: -0.2,
    ground: { light: '#fff3df', rim: '#f8d59b' },
  },
  'reinier-cedeno': {
    look: { skin: '#c68c66', hair: '#241c18', shirt: '#3d6b57', cut: 'short', beard: true, over: '#f2b13c' },
    yaw: 0.24,
    ground: { light: '#e5f6ee', rim: '#b3dfca' },
  },
  'yaimara-figueredo': {
    look: { skin: '#a3704e', hair: '#1f1815', shirt: '#d64a6a', cut: 'curly', earrings: '#f2b13c' },
    yaw: -0.18,
    ground: { light: '#fdeaee', rim: '#f3bfca' },
  },
  'ernesto-guerra': {
    look: {
      skin: '#f5cba9',
      hair: '#8a5a2f',
      shirt: '#2f7be0',
      collar: '#ffffff',
      cut: 'short',
      over: '#24305a',
    },
    yaw: 0.16,
    ground: { light: '#eaf4fd', rim: '#b9d8f2' },
  },
  'marilyn-sosa': {
    look: {
      skin: '#e8b592',
      hair: '#5b3340',
      shirt: '#6b4fa8',
      cut: 'bob',
      glasses: '#7a2f3f',
      earrings: '#f3f5f9',
    },
    yaw: -0.24,
    ground: { light: '#f2edfd', rim: '#cfc0f0' },
  },
}
