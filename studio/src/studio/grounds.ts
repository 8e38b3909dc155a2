import type { Ground } from '../studio.ts'

/** A quiet tint for every part of the shop. */
export const grounds = {
  printing: { light: '#f7f9fe', rim: '#d9e3f6' },
  supplies: { light: '#fffaf2', rim: '#f8e4c8' },
  computing: { light: '#f8f8fe', rim: '#dedff5' },
  network: { light: '#f4fbfa', rim: '#cfe9e6' },
  power: { light: '#fcfaf4', rim: '#ece3cc' },
  peripherals: { light: '#fbf7fd', rim: '#eadcf2' },
  storage: { light: '#f5fafd', rim: '#d2e5f0' },
  office: { light: '#fcf9f6', rim: '#eadfd4' },
  mobile: { light: '#fdf7f7', rim: '#f4dcdc' },
  sound: { light: '#f7fbf4', rim: '#dcead0' },
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds
