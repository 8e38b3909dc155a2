import { Vector3 } from 'three'
import { lampsPerPass } from './surface.ts'

/** Low-discrepancy points, so that few passes already cover lamp, sky and pixel evenly. */
const golden = 0.6180339887498949
const plastic = [0.7548776662466927, 0.5698402909980532] as const
const part = (value: number) => value - Math.floor(value)
const up = new Vector3(0, 1, 0)

/** The key lamp: a round softbox to the upper left, whatever side of the thing the camera stands on. */
function lampSpot(i: number, count: number, softness: number): Vector3 {
  const angle = i * golden * Math.PI * 2
  const reach = Math.sqrt((i + 0.5) / count) * 0.3 * softness
  return new Vector3(-0.54 + reach * Math.cos(angle), 1, 0.52 + reach * Math.sin(angle))
}

/** The sky, spread over the hemisphere and kept off the horizon: it draws the dark of every gap and the contact shadow. */
function skySpot(i: number, count: number): Vector3 {
  const angle = (0.31 + i * golden) * Math.PI * 2
  const radius = Math.sqrt((i + 0.5) / count) * 0.93
  return new Vector3(radius * Math.cos(angle), Math.sqrt(1 - radius * radius), radius * Math.sin(angle))
}

/** The lamps of one pass; every pass gets near and far spots, so that single passes differ little. */
export function lampsOf(pass: number, passes: number, yaw: number, softness: number): Vector3[] {
  const half = lampsPerPass / 2
  const spots = Array.from({ length: lampsPerPass }, (_, i) => {
    const spot = pass + (i % half) * passes
    return i < half ? lampSpot(spot, passes * half, softness) : skySpot(spot, passes * half)
  })
  return spots.map((spot) => spot.normalize().applyAxisAngle(up, yaw))
}

/** Where inside the pixel this pass looks. */
export const wobble = (i: number): readonly [number, number] => [
  part(0.5 + i * plastic[0]) - 0.5,
  part(0.5 + i * plastic[1]) - 0.5,
]
