import {
  pictureField,
  shopFileField,
  uploadPicture as shopPicture,
  uploadShopFile,
} from '@tecnoclick/contract/platform/files/endpoints'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { officeClient } from '../api/office-client.ts'

/** What the file is for: its size and its kind hang on it. */
export type UploadKind = 'picture' | 'banner' | 'document'

/** Sends a file and answers with the name it is stored under, which begins with its own. */
export async function uploadFile(file: File, kind: UploadKind): Promise<string> {
  const name = toSlug(file.name.replace(/\.[^.]*$/, '')) ?? 'archivo'
  const body = new FormData()
  body.set(kind === 'picture' ? pictureField : shopFileField, file)
  const { files } =
    kind === 'picture'
      ? await officeClient.call(shopPicture, { query: { name }, body })
      : await officeClient.call(uploadShopFile, { query: { name, kind }, body })
  return files[0]?.originalname ?? ''
}

export const accepted: Record<UploadKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif',
  banner: 'image/jpeg,image/png,image/webp,image/gif',
  document: 'application/pdf',
}

export function pictureAddress(name: string, width: 160 | 320 | 700 = 160): string {
  return `/api/files/${name}?w=${width}`
}
