import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { fileKinds } from '@tecnoclick/database/schema/platform/files'
import type { ByteRange } from './byte-range.ts'
import type { StoredFile } from './stored-file.ts'

/** Who was let in, and what is told of each part that is sent. */
export interface Passage {
  /** Passes the bytes on and notes how far they got. */
  watch(bytes: AsyncIterable<Buffer>, range: ByteRange): AsyncIterable<Buffer>
}

/** Decides on files that neither a name nor an owner opens: what one has to have bought. */
export type PrivateDoor = (file: StoredFile, viewer: Viewer) => Promise<Passage | undefined>

export type PrivateDoors = Partial<Record<(typeof fileKinds)[number], PrivateDoor>>
