import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { messageAuthorSchema } from '../../platform/message-author.ts'
import { idSchema, prose } from '../../platform/wire.ts'

/** What customer and workshop write to each other. Names of staff are not shown. */
export const serviceMessageSchema = z.object({
  id: idSchema,
  date: z.string(),
  author: messageAuthorSchema,
  /** Empty for photos alone. */
  text: z.string(),
  /** Names of private files, read at `…/photos/{name}`. */
  photos: z.array(z.string()),
})

/** A text, photos, or both. */
export const newServiceMessageSchema = z
  .object({
    text: prose(2000).optional(),
    photos: z.array(z.string().regex(fileNamePattern)).max(photosPerRequest).optional(),
  })
  .refine(({ text, photos = [] }) => text !== undefined || photos.length > 0, {
    ...errorKey('validation.required'),
    path: ['text'],
  })

export const serviceMessagesSchema = z.object({ messages: z.array(serviceMessageSchema) })

export type ServiceMessage = z.infer<typeof serviceMessageSchema>
export type NewServiceMessage = z.infer<typeof newServiceMessageSchema>
export type ServiceMessages = z.infer<typeof serviceMessagesSchema>
