import { roles } from '@tecnoclick/domain/roles'
import { z } from 'zod'
import { idSchema } from '../wire.ts'

/** What a page may know of the person who looks at it (DECISIONS 2.1). */
export const viewerSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: z.enum(roles),
  name: z.string(),
  avatar: z.string(),
  /** Wholesale prices: a business the shop has approved (DECISIONS 1.5). */
  wholesale: z.boolean(),
})

export const meSchema = z.object({ user: viewerSchema.nullable() })

export type Viewer = z.infer<typeof viewerSchema>
export type Me = z.infer<typeof meSchema>
