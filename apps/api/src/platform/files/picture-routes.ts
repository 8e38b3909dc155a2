import { pictureField, uploadPicture } from '@tecnoclick/contract/platform/files/endpoints'
import { pictureQuery, uploadedSchema } from '@tecnoclick/contract/platform/files/schemas'
import { pictureUploadBytes } from '@tecnoclick/domain/platform/picture-format'
import type { ApiDeps } from '../deps.ts'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import { readUpload } from '../http/read-body.ts'
import { isRefusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { encodePicture, pictureSides } from './encode-picture.ts'
import { storePicture } from './store-upload.ts'

/** Pictures for products, categories and brands; those rows refer to them by the returned name. */
export function pictureRoutes({ database: { db } }: ApiDeps): Route[] {
  const drawing = createBoundedQueue({ atOnce: 1, waiting: 10 })
  return [
    route(
      uploadPicture,
      {
        summary: 'Upload a picture of a product, category or brand: JPEG, PNG, WebP or GIF of 5 MB at most',
        access: 'admin',
        permission: 'pictures:write',
        query: pictureQuery,
        upload: pictureField,
        response: uploadedSchema,
        status: 201,
      },
      async ({ query, context }) => {
        const bytes = await readUpload(context.req.raw, pictureField, pictureUploadBytes)
        if (isRefusal(bytes)) return bytes
        const picture = await drawing.run(() => encodePicture(bytes, pictureSides.shop))
        if (isRefusal(picture)) return picture
        const file = await storePicture(db, query.name, picture)
        return { files: [{ fieldname: pictureField, ...file }] }
      },
    ),
  ]
}
