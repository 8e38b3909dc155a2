import { laterPart } from '../../rendering/later.tsx'

/** Shelves that a first screen never shows: the server draws them, their script comes when somebody scrolls there. */
export const resetBanner = laterPart(() => import('./reset-banner.tsx'))
export const bestSellers = laterPart(() => import('./best-sellers.tsx'))
export const productColumns = laterPart(() => import('./product-columns.tsx'))
export const brandLogos = laterPart(() => import('./brand-logos.tsx'))
