import type { Drizzle } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../platform/http/refusal.ts'
import type { Route } from '../../platform/http/route.ts'

/** A picture of a public page must be a public file (platform.md#files-and-pictures). */
export function publicPicturesOnly(db: Drizzle, routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    if (route.endpoint.method === 'GET') return route
    return {
      ...route,
      async handle(input) {
        const image = imageIn(input.body)
        if (image !== undefined && !(await isPublicFile(db, image)))
          return refuse('invalid', { fields: { image: { code: 'required' } } })
        return route.handle(input)
      },
    }
  })
}

function imageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('image' in body)) return undefined
  return typeof body.image === 'string' ? body.image : undefined
}

async function isPublicFile(db: Drizzle, name: string): Promise<boolean> {
  const wanted = and(eq(files.name, name), eq(files.visibility, 'public'))
  return (await db.$count(files, wanted)) === 1
}
