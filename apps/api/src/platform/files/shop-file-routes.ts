import * as endpoints from '@tecnoclick/contract/platform/files/endpoints'
import * as schemas from '@tecnoclick/contract/platform/files/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { pictureUploadBytes } from '@tecnoclick/domain/platform/picture-format'
import { actorOf } from '../audit/record-audit.ts'
import type { ApiDeps } from '../deps.ts'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import { readUpload } from '../http/read-body.ts'
import { isRefusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { encodePicture, pictureSides } from './encode-picture.ts'
import { listShopFiles, removeFile, shopFileFields } from './shop-files.ts'
import { storeDocument, storePicture } from './store-upload.ts'

const { shopFileField } = endpoints

/** Files of the shop, for staff. */
export function shopFileRoutes({ database: { db } }: ApiDeps): Route[] {
  const drawing = createBoundedQueue({ atOnce: 1, waiting: 10 })
  return [
    route(
      endpoints.listShopFiles,
      {
        summary: 'Files of the shop with their uses',
        access: 'admin',
        permission: 'files:read',
        list: shopFileFields,
        response: listOf(schemas.shopFileSchema),
      },
      ({ session, list }) => listShopFiles(db, session.viewer, list),
    ),
    route(
      endpoints.uploadShopFile,
      {
        summary: 'Upload a picture for a banner or a PDF for the documents, 5 MB at most',
        access: 'admin',
        permission: 'files:write',
        query: schemas.shopFileQuery,
        upload: shopFileField,
        response: schemas.uploadedSchema,
        status: 201,
      },
      async ({ query, context }) => {
        const bytes = await readUpload(context.req.raw, shopFileField, pictureUploadBytes)
        if (isRefusal(bytes)) return bytes
        const file = await (query.kind === 'document'
          ? storeDocument(db, query.name, bytes)
          : storeBanner(bytes))
        return isRefusal(file) ? file : { files: [{ fieldname: shopFileField, ...file }] }

        async function storeBanner(given: Buffer) {
          const picture = await drawing.run(() => encodePicture(given, pictureSides.banner))
          return isRefusal(picture) ? picture : storePicture(db, query.name, picture, 'banner')
        }
      },
    ),
    route(
      endpoints.removeFile,
      {
        summary: 'Remove an unused file of the shop',
        access: 'admin',
        permission: 'files:write',
        params: idParams,
        status: 204,
        refusals: ['conflict'],
      },
      (input) => removeFile(db, actorOf(input), input.params.id),
    ),
  ]
}
