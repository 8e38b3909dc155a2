import { kilobytes, type Picture } from './press/picture.ts'
import { covers } from './scenes/covers.ts'
import { portraits } from './scenes/portraits.ts'
import { services } from './scenes/services.ts'
import { slides } from './scenes/slides.ts'
import { states } from './scenes/states.ts'
import { type Tile, tiles } from './scenes/tiles.ts'
import { products } from './shelves.ts'
import type { View } from './studio/camera.ts'
import { grounds } from './studio/grounds.ts'
import { usualViews } from './views.ts'

const square = { width: 700, height: 700 } as const
const smaller = [320, 160] as const

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
        order: { model, look, view, ground: grounds[ground], ...square },
        sizes: smaller,
        limit: kilobytes(25),
      },
    })),
  )
  return all.sort((a, b) => a.turn - b.turn).map(({ picture }) => picture)
}

const tileView: View = { yaw: 0.34, pitch: 0.36, fill: 0.84 }

const tilePictures = (folder: string, all: Readonly<Record<string, Tile>>): Picture[] =>
  Object.entries(all).map(([slug, { items, ground, view = tileView }]) => ({
    name: `${folder}/${slug}`,
    order: { model: 'arrangement', look: { items }, view, ground: grounds[ground], ...square },
    sizes: smaller,
    limit: kilobytes(25),
  }))

function slidePictures(): Picture[] {
  return Object.entries(slides).flatMap(([slug, { items, ground, wide, phone }]) => {
    const scene = { model: 'arrangement', look: { items }, ground }
    return [
      {
        name: `scenes/${slug}`,
        order: { ...scene, view: wide, width: 1600, height: 700 },
        sizes: [],
        limit: kilobytes(60),
      },
      {
        name: `scenes/${slug}.phone`,
        order: { ...scene, view: phone, width: 720, height: 800 },
        sizes: [],
        limit: kilobytes(40),
      },
    ]
  })
}

const coverView: View = { yaw: 0.22, pitch: 0.34, fill: [0.8, 0.8], lens: 24 }

const coverPictures = (): Picture[] =>
  Object.entries(covers).map(([slug, { items, ground, view = coverView }]) => ({
    name: `blog/${slug}`,
    order: { model: 'arrangement', look: { items }, view, ground, width: 1200, height: 630 },
    sizes: [],
    limit: kilobytes(40),
  }))

const portraitPictures = (): Picture[] =>
  Object.entries(portraits).map(([slug, { look, yaw, ground }]) => ({
    name: `team/${slug}`,
    order: {
      model: 'bust',
      look,
      view: { yaw, pitch: 0.05, fill: 0.86, shift: [0, -0.05] },
      ground,
      width: 400,
      height: 400,
    },
    sizes: [],
    limit: kilobytes(12),
  }))

const statePictures = (): Picture[] =>
  Object.entries(states).map(([name, { items, view }]) => ({
    name: `states/${name}`,
    order: {
      model: 'arrangement',
      look: { items },
      view,
      ground: grounds.printing,
      width: 480,
      height: 480,
      cut: true,
    },
    sizes: [],
    limit: kilobytes(25),
  }))

export function allPictures(): Picture[] {
  return [
    ...productPictures(),
    ...slidePictures(),
    ...tilePictures('categories', tiles),
    ...tilePictures('services', services),
    ...coverPictures(),
    ...portraitPictures(),
    ...statePictures(),
  ]
}
