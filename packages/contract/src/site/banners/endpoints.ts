import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Banner, BannerChange, BannerPlace, EditableBanner, NewBanner } from './schemas.ts'

/** The current banners of one place or of all. */
export const listBanners = endpoint<{ query?: { place?: BannerPlace | undefined }; response: List<Banner> }>(
  'GET',
  '/banners',
)

export const adminBanners = editableEndpoints<EditableBanner, NewBanner, BannerChange>('/admin/banners')
