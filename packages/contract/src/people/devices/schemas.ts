import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

/** A live session as its owner sees it (people.md#devices). */
export const deviceSchema = z.object({
  /** The session's id. */
  id: idSchema,
  /** Null: the browser is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The first half of the address. */
  network: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  sharedDevice: z.boolean(),
  firstUsedDate: z.iso.datetime(),
  lastUsedDate: z.iso.datetime(),
})

export const endedDevicesSchema = z.object({ ended: z.number().int() })

export type Device = z.infer<typeof deviceSchema>
export type EndedDevices = z.infer<typeof endedDevicesSchema>
