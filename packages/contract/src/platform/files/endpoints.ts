import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { List } from '../wire.ts'
import type { FileParams, ShopFile, StoredFile, Uploaded } from './schemas.ts'

export const getFile = endpoint<{ params: FileParams; query?: { w?: number | undefined }; response: Blob }>(
  'GET',
  '/files/{name}',
)
export const listFiles = endpoint<{ query?: ListQuery; response: List<StoredFile> }>('GET', '/files')

/** The field of the multipart body that holds the picture (platform.md#files-and-pictures). */
export const avatarField = 'avatarInput'

export const uploadAvatar = endpoint<{ body: FormData; response: Uploaded }>('POST', '/files')

export const photoField = 'photo'

/** Responds with the file name to use in a service request. */
export const uploadServicePhoto = endpoint<{ body: FormData; response: Uploaded }>('POST', '/files/photos')

export const receiptField = 'receipt'

/** Responds with the file name to use when reporting a payment. */
export const uploadReceipt = endpoint<{ body: FormData; response: Uploaded }>('POST', '/files/receipts')

export const returnPhotoField = 'photo'

/** Responds with the file name to use when asking for a return. */
export const uploadReturnPhoto = endpoint<{ body: FormData; response: Uploaded }>(
  'POST',
  '/files/return-photos',
)

export const resetLogField = 'log'

/** A picture or plain text. Responds with the file name to use when reporting that a reset did not work. */
export const uploadResetLog = endpoint<{ body: FormData; response: Uploaded }>('POST', '/files/reset-logs')

export const pictureField = 'picture'

/** For catalogue pictures; `name` becomes the start of the file name. */
export const uploadPicture = endpoint<{ query: { name: string }; body: FormData; response: Uploaded }>(
  'POST',
  '/admin/pictures',
)

export const shopFileField = 'file'

/** A picture for a banner, or a PDF for the documents. */
export const uploadShopFile = endpoint<{
  query: { name: string; kind: 'banner' | 'document' }
  body: FormData
  response: Uploaded
}>('POST', '/admin/files')
/** All files and where they are used. */
export const listShopFiles = endpoint<{ query?: ListQuery; response: List<ShopFile> }>('GET', '/admin/files')
/** Only for unused files of the shop. */
export const removeFile = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/files/{id}',
)
