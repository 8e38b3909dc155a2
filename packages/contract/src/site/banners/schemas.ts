import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, optionalLine, versionSchema } from '../../platform/wire.ts'
import { fileNameSchema, positionSchema } from '../content/schemas.ts'

export const bannerPlaces = ['slideshow', 'slideshow-two', 'resets', 'catalogue'] as const
export type BannerPlace = (typeof bannerPlaces)[number]
export const bannerPlaceSchema = explainedEnum(bannerPlaces, {
  slideshow: 'The slides of the home page',
  'slideshow-two': 'The second slides of the home page',
  resets: 'The page of resets',
  catalogue: 'The catalogue',
})

export const bannerQuery = z.object({ place: bannerPlaceSchema.optional() })

export const bannerSchema = z.object({
  id: idSchema,
  place: bannerPlaceSchema,
  title: z.string(),
  text: z.string(),
  linkLabel: z.string(),
  link: z.string().nullable(),
  image: z.string(),
  /** Optional crop for narrow screens. */
  phoneImage: z.string().nullable(),
})

export const editableBannerSchema = bannerSchema.extend({
  position: z.number(),
  enable: z.boolean(),
  startsDate: z.string().nullable(),
  endsDate: z.string().nullable(),
  version: z.number().int(),
})

/** A path of this shop: `/reset/list`, never another host. */
const ownPath = optionalLine(300).refine(
  (path) => path == null || /^\/([^/\\]|$)/.test(path),
  errorKey('validation.plainText'),
)

export const newBannerSchema = z.object({
  place: bannerPlaceSchema,
  title: line(120),
  text: optionalLine(300),
  linkLabel: optionalLine(60),
  link: ownPath,
  image: fileNameSchema,
  phoneImage: fileNameSchema.nullish(),
  position: positionSchema.optional(),
  enable: z.boolean().optional(),
  startsDate: z.iso.datetime().nullish(),
  endsDate: z.iso.datetime().nullish(),
})
export const bannerChangeSchema = newBannerSchema.partial().extend({ version: versionSchema })

export type Banner = z.infer<typeof bannerSchema>
export type EditableBanner = z.infer<typeof editableBannerSchema>
export type NewBanner = z.infer<typeof newBannerSchema>
export type BannerChange = z.infer<typeof bannerChangeSchema>
