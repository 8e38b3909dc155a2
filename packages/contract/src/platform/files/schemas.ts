import { fileNamePattern, pictureWidths } from '@tecnoclick/domain/platform/files'
import { z } from 'zod'
import { slugField } from '../editable-fields.ts'
import { explainedEnum } from '../explained-enum.ts'
import { idSchema } from '../wire.ts'

export const fileVisibilitySchema = explainedEnum(['public', 'private'], {
  public: 'Everybody may read it',
  private: 'Its owner and staff may read it',
})

export const shopFileKindSchema = explainedEnum(['banner', 'document'], {
  banner: 'A picture of a banner',
  document: 'A file that pages link to',
})

export const fileParams = z.object({ name: z.string().regex(fileNamePattern) })

const widthNames = pictureWidths.map(String)

/** `?w=100|…|700`, pictures only. */
export const fileQuery = z.object({ w: z.enum(widthNames).transform(Number).optional() })

export const pictureQuery = z.object({ name: slugField.default('foto') })

export const storedFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  kind: z.string(),
  visibility: fileVisibilitySchema,
  /** Null for the shop's own files. */
  ownerId: idSchema.nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  createdDate: z.string(),
})

export const fileUses = [
  'product',
  'category',
  'brand',
  'service',
  'banner',
  'document',
  'team',
  'post',
  'profile',
  'review',
  'reset',
  'serviceOrder',
  'shop',
] as const
export const fileUseSchema = explainedEnum(fileUses, {
  product: 'A product',
  category: 'A category',
  brand: 'A brand',
  service: 'A service',
  banner: 'A banner',
  document: 'A page',
  team: 'A member of the team',
  post: 'A post of the blog',
  profile: 'The photo of an account',
  review: 'A review',
  reset: 'A reset file',
  serviceOrder: 'A photo of a repair',
  shop: 'The shop itself',
})

/** As staff see it. */
export const shopFileSchema = storedFileSchema.extend({
  uses: z.array(fileUseSchema),
  /** An unused file of the shop. */
  removable: z.boolean(),
})

export const shopFileQuery = z.object({
  name: slugField.default('archivo'),
  kind: shopFileKindSchema,
})

/** `files[0].originalname` is the name the picture is stored under. */
export const uploadedSchema = z.object({
  files: z.array(
    z.object({
      fieldname: z.string(),
      originalname: z.string(),
      mimetype: z.string(),
      size: z.number().int(),
    }),
  ),
})

export type FileParams = z.infer<typeof fileParams>
export type FileUse = (typeof fileUses)[number]
export type ShopFile = z.infer<typeof shopFileSchema>
export type StoredFile = z.infer<typeof storedFileSchema>
export type Uploaded = z.infer<typeof uploadedSchema>
