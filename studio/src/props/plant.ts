import type { Object3D } from 'three'
import { finish, plastic } from '../parts/finish.ts'
import { ball, group, place, tube, turned } from '../parts/solids.ts'

export interface PlantLook {
  pot?: string
  leaf?: string
  /** Tall swords, round leaves on stalks or a small succulent. */
  kind?: 'swords' | 'round' | 'succulent'
  size?: number
}

export function plant({ pot = '#f2ede6', leaf = '#4a9a62', kind = 'round', size = 1 }: PlantLook): Object3D {
  const all = group(
    turned(
      [
        [0, 0],
        [0.42, 0],
        [0.46, 0.05],
        [0.58, 0.9],
        [0.54, 0.95],
        [0.5, 0.88],
        [0, 0.82],
      ],
      plastic(pot, 0.6),
    ),
  )
  all.add(place(ball(0.5, finish('#4b3a2e', { roughness: 1 }), [1, 0.12, 1]), [0, 0.84, 0]))
  const tones = [leaf, '#3c8453', '#62b07a']
  const count = kind === 'succulent' ? 18 : kind === 'swords' ? 9 : 13
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4
    const green = finish(tones[i % 3] ?? leaf, { roughness: 0.55 })
    if (kind === 'swords') {
      const blade = group(place(ball(0.5, green, [0.26, 1.9 + 0.5 * Math.sin(i * 5), 0.07]), [0, 0.9, 0]))
      all.add(
        place(
          blade,
          [Math.cos(angle) * 0.16, 0.8, Math.sin(angle) * 0.16],
          [Math.sin(angle) * 0.28, angle, -Math.cos(angle) * 0.28],
        ),
      )
    } else if (kind === 'round') {
      const reach = 0.4 + 0.34 * ((i * 7) % 5) * 0.3
      const high = 1.25 + 0.55 * (((i * 3) % 7) / 6)
      const at = [Math.cos(angle) * reach, high, Math.sin(angle) * reach] as const
      all.add(tube([[0, 0.8, 0], [at[0] * 0.4, high * 0.82, at[2] * 0.4], at], 0.022, green))
      all.add(
        place(ball(0.3, green, [1, 0.12, 1.15]), at, [Math.sin(angle) * 0.5, angle, -Math.cos(angle) * 0.55]),
      )
    } else {
      const ringAt = i < 8 ? 0.36 : i < 14 ? 0.22 : 0.08
      const tip = group(place(ball(0.17, green, [0.6, 1.2, 0.5]), [0, 0.14, 0]))
      all.add(
        place(
          tip,
          [Math.cos(angle) * ringAt, 0.86, Math.sin(angle) * ringAt],
          [Math.sin(angle) * ringAt * 2.2, 0, -Math.cos(angle) * ringAt * 2.2],
        ),
      )
    }
  }
  all.scale.setScalar(size)
  return all
}
