import { fileNamePattern, pictureWidths } from '@tecnoclick/domain/files'
import { z } from 'zod'

export const fileParams = z.object({ name: z.string().regex(fileNamePattern) })

const widthNames = pictureWidths.map(String)

/** `?w=160|320|700`, pictures only. */
export const fileQuery = z.object({ w: z.enum(widthNames).transform(Number).optional() })

export type FileParams = z.infer<typeof fileParams>
