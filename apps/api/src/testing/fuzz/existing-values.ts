import { initialPrivateSettings, initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import type { SampleShop } from '../sample-shop.ts'
import type { Known } from './any-value.ts'

/**
 * Existing values that requests may use; those in braces only in a path. Most rows have small ids; these are their
 * other names.
 */
export function existingValues(shop: SampleShop): Known {
  const { place, category, brand, attribute, products, placed, avatar, reset, ana, business, tickets } = shop
  const slugs = [category, brand, attribute, ...products].map(({ slug }) => slug)
  return {
    '{slug}': [...slugs, 'terms', 'privacy', 'about-us'],
    brand: [brand.slug],
    category: [category.slug],
    '{name}': [avatar, reset.name, 'anuncio.jpg'],
    image: ['anuncio.jpg'],
    '{key}': Object.keys({ ...initialPublicSettings, ...initialPrivateSettings }),
    '{token}': tickets.map(({ token }) => token),
    ticket: tickets.map(({ token }) => token),
    phone: ['52345678'],
    '{document}': ['ORDEN', 'SERVICIO', 'DEVOLUCION', 'FACTURA', 'CREDITO'],
    number: [placed.noSellOrden],
    userId: [ana.userId, business.userId],
    countryId: [place.countryId],
    stateId: [place.stateId],
    cityId: [place.cityId],
  }
}
