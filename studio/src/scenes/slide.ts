import type { Item } from '../arrangement.ts'
import type { View } from '../studio/camera.ts'
import type { Ground } from '../studio.ts'

export interface Slide {
  ground: Ground
  items: readonly Item[]
  /** The things keep to the right, words stand on the left. */
  wide: View
  /** Phone: the things stand below the words. */
  phone: View
}

/**
 * A strip of bare ground stays at the right edge too: read from right to left, the shop lays this half over the mirrored picture
 * and fades it out there, so that no letter on a thing is ever seen from behind. Above, below and, on the phone, at both sides
 * enough is left over for a lower or narrower frame.
 */
export const slideViews = (yaw: number, pitch: number): Pick<Slide, 'wide' | 'phone'> => ({
  wide: { yaw, pitch, fill: [0.53, 0.78], lens: 24, shift: [0.185, 0] },
  phone: { yaw, pitch, fill: [0.82, 0.52], lens: 24, foot: 0.05 },
})

export const oak = '#d8a873'
export const walnut = '#a9754a'
