import { endpoint } from '../endpoint.ts'
import type { FileParams } from './schemas.ts'

export const getFile = endpoint<{ params: FileParams; query?: { w?: number | undefined }; response: Blob }>(
  'GET',
  '/files/{name}',
)
