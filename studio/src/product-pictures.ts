import { kilobytes, type Picture } from './press/picture.ts'
import { products } from './shelves.ts'
import type { View } from './studio/camera.ts'
import { grounds } from './studio/grounds.ts'
import { usualViews } from './views.ts'

/** The seed says in words which side one sees: `front`, `angle`, `side`, `back`, `top`. */
function sideOf({ yaw, pitch }: View, turn: number): string {
  if (turn === 0) return 'front'
  if (yaw > 2) return 'back'
  if (pitch >= 0.78) return 'top'
  return turn === 1 ? 'angle' : 'side'
}

/** All pictures of all products, first the one on the card of each, so that a first pass fills every shelf. */
export function productPictures(): Picture[] {
  const all = [...products].flatMap(([slug, { model, look, views, ground }]) =>
    (views ?? usualViews[model]).map((view: View, turn) => ({
      turn,
      picture: {
        name: `products/${slug}-${sideOf(view, turn)}`,
        order: { model, look, view, ground: grounds[ground], width: 700, height: 700 },
        sizes: [320, 160],
        limit: kilobytes(25),
      },
    })),
  )
  return all.sort((a, b) => a.turn - b.turn).map(({ picture }) => picture)
}
