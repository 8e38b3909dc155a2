import * as endpoints from '@tecnoclick/contract/platform/files/endpoints'
import * as schemas from '@tecnoclick/contract/platform/files/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { mayReadFile } from '@tecnoclick/domain/platform/file-access'
import { isPicture } from '@tecnoclick/domain/platform/files'
import { pictureFormatOf, pictureUploadBytes } from '@tecnoclick/domain/platform/picture-format'
import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import { byAccount } from '../http/rate-limit.ts'
import { readUpload } from '../http/read-body.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { encodePicture, pictureSides } from './encode-picture.ts'
import type { DownloadAuthorizers } from './file-access.ts'
import { fileResponse } from './file-response.ts'
import { fileFields, listFiles } from './list-files.ts'
import { pictureResponse } from './picture-response.ts'
import { replaceAvatar } from './replace-avatar.ts'
import { storePrivatePhoto, storePrivateText } from './store-upload.ts'
import { findFile } from './stored-file.ts'

const { avatarField, photoField, receiptField, resetLogField, returnPhotoField, uploadReturnPhoto } =
  endpoints

type PhotoKind = Parameters<typeof storePrivatePhoto>[1]

const uploadLimits = [
  {
    name: 'upload',
    hits: 30,
    seconds: hours(1) / seconds(1),
    by: byAccount,
  },
]

/** A counter takes in many devices in an hour, each with its photos. */
const photoLimits = [
  ...uploadLimits.map((limit) => ({
    ...limit,
    by: (context: ApiContext) => (isStaff(context) ? undefined : byAccount(context)),
  })),
  {
    name: 'staff-photos',
    hits: 300,
    seconds: hours(1) / seconds(1),
    by: (context: ApiContext) => (isStaff(context) ? byAccount(context) : undefined),
  },
]

function isStaff(context: ApiContext): boolean {
  return hasAccess('admin', context.get('session')?.viewer.role)
}

export function fileRoutes(
  { database: { db }, now }: ApiDeps,
  authorizers: DownloadAuthorizers = {},
): Route[] {
  const drawing = createBoundedQueue({ atOnce: 1, waiting: 10 })

  async function storePhoto(kind: PhotoKind, ownerId: number, bytes: Buffer) {
    const picture = await drawing.run(() => encodePicture(bytes, pictureSides.servicePhoto))
    return isRefusal(picture) ? picture : storePrivatePhoto(db, kind, ownerId, picture)
  }

  /** A screenshot or a text. */
  function storeLog(ownerId: number, bytes: Buffer) {
    return pictureFormatOf(bytes)
      ? storePhoto('reset-log', ownerId, bytes)
      : storePrivateText(db, 'reset-log', ownerId, bytes)
  }

  async function takeFile<File extends object>(
    request: Request,
    fieldname: string,
    store: (bytes: Buffer) => Promise<File | Refusal>,
  ) {
    const bytes = await readUpload(request, fieldname, pictureUploadBytes)
    if (isRefusal(bytes)) return bytes
    const file = await store(bytes)
    return isRefusal(file) ? file : { files: [{ fieldname, ...file }] }
  }

  return [
    route(
      endpoints.listFiles,
      {
        summary: 'Files of the account; for staff also public ones and the private ones that they may read',
        access: 'customer',
        list: fileFields,
        response: listOf(schemas.storedFileSchema),
      },
      ({ session, list }) => listFiles(db, session.viewer, list),
    ),
    route(
      endpoints.uploadAvatar,
      {
        summary: 'Upload the photo of the profile: JPEG, PNG, WebP or GIF of 5 MB at most',
        access: 'customer',
        upload: avatarField,
        response: schemas.uploadedSchema,
        limits: uploadLimits,
      },
      async ({ session, context }) => {
        const bytes = await readUpload(context.req.raw, avatarField, pictureUploadBytes)
        if (isRefusal(bytes)) return bytes
        const picture = await drawing.run(() => encodePicture(bytes, pictureSides.avatar))
        if (isRefusal(picture)) return picture
        const file = await replaceAvatar(db, session.viewer.id, picture, now())
        return { files: [{ fieldname: avatarField, ...file }] }
      },
    ),
    route(
      endpoints.uploadServicePhoto,
      {
        summary: 'Upload a private photo for a service request: JPEG, PNG, WebP or GIF of 5 MB at most',
        access: 'customer',
        upload: photoField,
        response: schemas.uploadedSchema,
        status: 201,
        limits: photoLimits,
      },
      ({ session, context }) =>
        takeFile(context.req.raw, photoField, (bytes) =>
          storePhoto('service-photo', session.viewer.id, bytes),
        ),
    ),
    route(
      endpoints.uploadReceipt,
      {
        summary: 'Upload a private photo of a receipt: JPEG, PNG, WebP or GIF of 5 MB at most',
        access: 'customer',
        upload: receiptField,
        response: schemas.uploadedSchema,
        status: 201,
        limits: uploadLimits,
      },
      ({ session, context }) =>
        takeFile(context.req.raw, receiptField, (bytes) => storePhoto('receipt', session.viewer.id, bytes)),
    ),
    route(
      uploadReturnPhoto,
      {
        summary: 'Upload a private photo for a return: JPEG, PNG, WebP or GIF of 5 MB at most',
        access: 'customer',
        upload: returnPhotoField,
        response: schemas.uploadedSchema,
        status: 201,
        limits: uploadLimits,
      },
      ({ session, context }) =>
        takeFile(context.req.raw, returnPhotoField, (bytes) =>
          storePhoto('return-photo', session.viewer.id, bytes),
        ),
    ),
    route(
      endpoints.uploadResetLog,
      {
        summary:
          'Upload a private log of a reset: plain text in UTF-8, JPEG, PNG, WebP or GIF of 5 MB at most',
        access: 'customer',
        upload: resetLogField,
        response: schemas.uploadedSchema,
        status: 201,
        limits: uploadLimits,
      },
      ({ session, context }) =>
        takeFile(context.req.raw, resetLogField, (bytes) => storeLog(session.viewer.id, bytes)),
    ),
    route(
      endpoints.getFile,
      {
        summary: 'A stored file; pictures also in the width w',
        access: 'public',
        params: schemas.fileParams,
        query: schemas.fileQuery,
        media: 'application/octet-stream',
        statuses: [206, 304, 416],
      },
      async ({ params, query, session, context }) => {
        const file = await findFile(db, params.name)
        if (!file) return refuse('notFound')
        const asked = context.req.raw.headers
        const authorize = authorizers[file.kind]
        if (authorize) {
          const download = session && (await authorize(file, session.viewer))
          if (!download) return refuse('notFound')
          // HEAD sends no bytes to log.
          return fileResponse(db, file, asked, context.req.method === 'GET' ? download : undefined)
        }
        if (!mayReadFile(file, session?.viewer)) return refuse('notFound')
        const width = query?.w
        // Seeded pictures already have the largest width and are served without encoding.
        if (width === undefined || width === file.width) return fileResponse(db, file, asked)
        return isPicture(file.contentType) ? pictureResponse(db, file, width, asked) : refuse('malformed')
      },
    ),
  ]
}
