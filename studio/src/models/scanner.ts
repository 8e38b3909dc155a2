import type { Object3D } from 'three'
import type { Print } from '../parts/print-art.ts'
import { flatbed } from './scanner/flatbed.ts'
import { portable } from './scanner/portable.ts'
import { sheetFed } from './scanner/sheet-fed.ts'

export interface ScannerLook {
  brand: string
  name: string
  kind?: 'flat' | 'portable' | 'feeder'
  body?: string
  lid?: string
  letters?: string
  /** How far the lid stands open, in radians. */
  open?: number
  page?: Print
  width?: number
}

const kinds = { flat: flatbed, portable, feeder: sheetFed } as const

export function scanner(look: ScannerLook): Object3D {
  return kinds[look.kind ?? 'flat'](look)
}
