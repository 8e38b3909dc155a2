import { socialLettering } from './drawings/social-lettering.ts'
import { kilobytes, type Picture } from './press/picture.ts'
import { productPictures } from './product-pictures.ts'
import { covers, coverView } from './scenes/covers.ts'
import { portraits } from './scenes/portraits.ts'
import { services } from './scenes/services.ts'
import type { Slide } from './scenes/slide.ts'
import { catalogueBanner, socialView } from './scenes/slides/banners.ts'
import { homeSlides } from './scenes/slides/home.ts'
import { slides } from './scenes/slides.ts'
import type { Tile } from './scenes/tile.ts'
import { tiles } from './scenes/tiles.ts'
import type { View } from './studio/camera.ts'
import { grounds } from './studio/grounds.ts'

const scene = ({ items, ground }: Pick<Slide, 'items' | 'ground'>) =>
  ({ model: 'arrangement', look: { items }, ground }) as const

const wide = { width: 1600, height: 700 } as const
const phone = { width: 720, height: 800 } as const

const phonePicture = (slug: string, slide: Slide): Picture => ({
  name: `scenes/${slug}.phone`,
  order: { ...scene(slide), view: slide.phone, ...phone },
  sizes: [],
  limit: kilobytes(35),
})

const slidePictures = (): Picture[] =>
  Object.entries(slides).flatMap(([slug, slide]) => [
    {
      name: `scenes/${slug}`,
      order: { ...scene(slide), view: slide.wide, ...wide },
      sizes: [],
      limit: kilobytes(60),
    },
    phonePicture(slug, slide),
  ])

/**
 * The catalogue banner is a file with a fixed name (platform.md#files-and-pictures); only its phone crop is a picture
 * like the others.
 */
const bannerPictures = (): Picture[] => [
  {
    name: 'anuncio',
    home: 'fixed',
    order: { ...scene(catalogueBanner), view: catalogueBanner.wide, width: 1600, height: 400 },
    sizes: [],
    limit: kilobytes(60),
  },
  phonePicture('catalogo', catalogueBanner),
  {
    name: 'social',
    home: 'site',
    order: { ...scene(homeSlides['impresion-continua']), view: socialView, width: 1200, height: 630 },
    sizes: [],
    limit: kilobytes(80),
    overlay: socialLettering(1200, 630),
  },
]

const tileView: View = { yaw: 0.34, pitch: 0.36, fill: 0.84 }

const tilePictures = (folder: string, all: Readonly<Record<string, Tile>>): Picture[] =>
  Object.entries(all).map(([slug, { items, ground, view = tileView }]) => ({
    name: `${folder}/${slug}`,
    order: { ...scene({ items, ground: grounds[ground] }), view, width: 700, height: 700 },
    sizes: [320, 160],
    limit: kilobytes(25),
  }))

const coverPictures = (): Picture[] =>
  Object.entries(covers).map(([slug, { items, ground, view = coverView }]) => ({
    name: `blog/${slug}`,
    order: { ...scene({ items, ground }), view, width: 1200, height: 630 },
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

/** Everything the shop shows; what is seen first is made first. */
export function allPictures(): Picture[] {
  return [
    ...slidePictures(),
    ...bannerPictures(),
    ...tilePictures('categories', tiles),
    ...tilePictures('services', services),
    ...coverPictures(),
    ...portraitPictures(),
    ...productPictures(),
  ]
}
