import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { fileKinds } from '@tecnoclick/database/schema/platform/files'
import type { ByteRange } from './byte-range.ts'
import type { StoredFile } from './stored-file.ts'

/** A granted download. */
export interface GrantedDownload {
  /** Passes the bytes through and logs the progress. */
  watch(bytes: AsyncIterable<Buffer>, range: ByteRange): AsyncIterable<Buffer>
}

/** Grants access to files that must be bought; undefined refuses. */
export type DownloadAuthorizer = (file: StoredFile, viewer: Viewer) => Promise<GrantedDownload | undefined>

export type DownloadAuthorizers = Partial<Record<(typeof fileKinds)[number], DownloadAuthorizer>>
