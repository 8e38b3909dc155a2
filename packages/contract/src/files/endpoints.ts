import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { List } from '../wire.ts'
import type { FileParams, StoredFile, Uploaded } from './schemas.ts'

export const getFile = endpoint<{ params: FileParams; query?: { w?: number | undefined }; response: Blob }>(
  'GET',
  '/files/{name}',
)
export const listFiles = endpoint<{ query?: ListQuery; response: List<StoredFile> }>('GET', '/files')

/** B §7: the field of the multipart body that holds the picture. */
export const avatarField = 'avatarInput'

export const uploadAvatar = endpoint<{ body: FormData; response: Uploaded }>('POST', '/files')
