import { initialPrivateSettings, initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import type { FurnishedShop } from '../furnished-shop.ts'
import type { Known } from './any-value.ts'

/** What requests may name and find; in braces, in a path only. Most rows of this shop have small ids; these are what else they go by. */
export function knownTo(shop: FurnishedShop): Known {
  const { place, category, brand, attribute, products, placed, avatar, reset, ana, business } = shop
  const slugs = [category, brand, attribute, ...products].map(({ slug }) => slug)
  return {
    '{slug}': [...slugs, 'terms', 'privacy', 'about-us'],
    brand: [brand.slug],
    category: [category.slug],
    '{name}': [avatar, reset.name, 'anuncio.jpg'],
    image: ['anuncio.jpg'],
    '{key}': Object.keys({ ...initialPublicSettings, ...initialPrivateSettings }),
    '{document}': ['ORDEN', 'SERVICIO'],
    number: [placed.noSellOrden],
    userId: [ana.userId, business.userId],
    countryId: [place.countryId],
    stateId: [place.stateId],
    cityId: [place.cityId],
  }
}
