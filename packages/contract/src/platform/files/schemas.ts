import { fileNamePattern, pictureWidths } from '@tecnoclick/domain/platform/files'
import { z } from 'zod'
import { slugField } from '../editable-fields.ts'
import { idSchema } from '../wire.ts'

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
  visibility: z.enum(['public', 'private']),
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

/** As staff see it. */
export const shopFileSchema = storedFileSchema.extend({
  uses: z.array(z.enum(fileUses)),
  /** An unused file of the shop. */
  removable: z.boolean(),
})

export const shopFileQuery = z.object({
  name: slugField.default('archivo'),
  kind: z.enum(['banner', 'document']),
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
