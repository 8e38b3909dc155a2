import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { catalogueReads, serializeBrand } from '@tecnoclick/catalogue/responses'
import { listBrands } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'

export interface OfflineShop {
  catalogue: Catalogue
  settings: PublicSettings
  banners: readonly Banner[]
  viewer: PricingContext
}

/** The API's response to a signed-out reader, from stored data. */
export function respondOffline(shop: OfflineShop, address: string): Response {
  const { pathname, searchParams: search } = new URL(address, 'http://stored')
  const path = pathname.replace(/^\/api/, '')
  const [slug = ''] = /[^/]*$/.exec(path) ?? []
  const read = catalogueReads[path] ?? catalogueReads[path.replace(/[^/]*$/, '{slug}')]
  const body = read
    ? read(shop.catalogue, { search, slug: decodeURIComponent(slug) }, shop.viewer)
    : shopReads[path]?.(shop, search)
  if (body) return Response.json(body)
  return read ? refused(404, 'notFound') : refused(503, 'unavailable')
}

/** What is not in the catalogue, by path as `catalogueReads`. */
const shopReads: Readonly<Record<string, (shop: OfflineShop, search: URLSearchParams) => object>> = {
  [listBrands.path]: ({ catalogue }) => listOf(catalogue.data.brands.map(serializeBrand)),
  [listBanners.path]: ({ banners }, search) => {
    const place = search.get('place')
    return listOf(banners.filter((banner) => place === null || banner.place === place))
  },
  [getPublicSettings.path]: ({ settings }) => settings,
  [getMe.path]: () => ({ user: null }),
}

function refused(statusCode: number, code: string): Response {
  return Response.json({ error: { statusCode, name: code, code, message: '' } }, { status: statusCode })
}

function listOf(data: readonly object[]) {
  return { data, total: data.length }
}
