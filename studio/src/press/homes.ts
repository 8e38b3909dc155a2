import { fileURLToPath } from 'node:url'
import type { Picture } from './picture.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Where finished pictures lie, and as what. */
const homes = {
  /** The seed copies these into the shop and looks them up by name. */
  shop: { folder: `${root}packages/database/src/seed/pictures`, ending: 'webp' },
  /** Files of a fixed name that every shop has from its first start. */
  fixed: { folder: `${root}packages/database/src/seed/files`, ending: 'jpg' },
  /** Public files of the website; JPEG, because not every messenger reads WebP. */
  site: { folder: `${root}apps/web/public`, ending: 'jpg' },
} as const

export type Home = keyof typeof homes

export const results = homes.shop.folder
export const publicFiles = homes.site.folder

export function fileOf({ name, home = 'shop' }: Pick<Picture, 'name' | 'home'>, size?: number): string {
  const { folder, ending } = homes[home]
  return `${folder}/${name}${size ? `.${size}` : ''}.${ending}`
}
