import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { type ImagePart, imageFormat, imageParts, openImage } from '@tecnoclick/catalogue/image'
import type { Database } from '@tecnoclick/database/connect'
import type { PoolClient } from 'pg'
import type { LogPosition } from './snapshot-changes.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const arrays = {
  int32: Int32Array,
  uint32: Uint32Array,
  uint16: Uint16Array,
  uint8: Uint8Array,
} as const

type Kind = keyof typeof arrays | 'text'

interface StoredPart {
  name: string
  kind: Kind
  content: Buffer
}

/** Without its row in the log, an image cannot be brought up to date. */
const headSql = `
  select image.snapshot, (select count(*)::integer from catalogue_image_parts where format = image.format) as parts
  from catalogue_images as image
  join snapshot_changes as marker
    on marker.xid = image.xid and marker.entity = 'image' and marker.entity_id = image.format::text
  where image.format = $1`

const partSql = 'select name, kind, content from catalogue_image_parts where format = $1 and position = $2'

export interface StoredCatalogue {
  catalogue: Catalogue
  position: LogPosition
}

/** Undefined if there is no image that can be brought up to date. */
export async function readImage({ pool }: Database): Promise<StoredCatalogue | undefined> {
  const client = await pool.connect()
  try {
    // Sees one image only, however often it is replaced meanwhile.
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string; parts: number }>(headSql, [imageFormat])
    const [head] = rows
    const catalogue = head && (await openImage(readParts(client, head.parts)))
    await client.query('commit')
    client.release()
    // The log is complete, however old the image is.
    return catalogue && { catalogue, position: { snapshot: head.snapshot, at: 'infinity' } }
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** The next part is fetched and decompressed while the last one is taken in. */
async function* readParts(client: PoolClient, count: number): AsyncGenerator<ImagePart> {
  let next = readPart(client, 0)
  for (let position = 1; position <= count; position++) {
    const part = await next
    if (position < count) next = readPart(client, position)
    // A failure is thrown when its turn comes.
    next.catch(() => undefined)
    yield part
  }
}

async function readPart(client: PoolClient, position: number): Promise<ImagePart> {
  const { rows } = await client.query<StoredPart>(partSql, [imageFormat, position])
  if (!rows[0]) throw new Error(`Part ${position} of the image is missing`)
  return unpackPart(rows[0])
}

async function unpackPart({ name, kind, content }: StoredPart): Promise<ImagePart> {
  const bytes = await decompress(content)
  if (kind === 'text') return { name, content: bytes.toString() }
  const Values = arrays[kind]
  // A copy of its own: the elements must be aligned, and the pool of small buffers is not.
  return { name, content: new Values(new Uint8Array(bytes).buffer) }
}

const insertPartSql = `
  insert into catalogue_image_parts (format, position, name, kind, content) values ($1, $2, $3, $4, $5)`

/** Other processes may be writing theirs: false if this one was not written. */
export async function writeImage(
  { pool }: Database,
  catalogue: Catalogue,
  position: LogPosition,
): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('catalogue image')) as free`,
    )
    if (!rows[0]?.free) {
      await client.query('rollback')
      return false
    }
    await client.query('delete from catalogue_images where format = $1', [imageFormat])
    await client.query(
      `with image as (
        insert into catalogue_images (format, snapshot, xid) values ($1, $2, pg_current_xact_id())
        returning format, xid
      )
      insert into snapshot_changes (xid, entity, entity_id) select xid, 'image', format::text from image`,
      [imageFormat, position.snapshot],
    )
    let number = 0
    for (const part of imageParts(catalogue)) {
      const { kind, bytes } = toBytes(part)
      await client.query(insertPartSql, [imageFormat, number++, part.name, kind, await compress(bytes)])
      await nextTurn()
    }
    await client.query('commit')
    client.release()
    return true
  } catch (error) {
    client.release(true)
    throw error
  }
}

function toBytes({ content }: ImagePart): { kind: Kind; bytes: Uint8Array } {
  if (typeof content === 'string') return { kind: 'text', bytes: Buffer.from(content) }
  const bytes = new Uint8Array(content.buffer, content.byteOffset, content.byteLength)
  if (content instanceof Int32Array) return { kind: 'int32', bytes }
  if (content instanceof Uint32Array) return { kind: 'uint32', bytes }
  return { kind: content instanceof Uint16Array ? 'uint16' : 'uint8', bytes }
}

/** How old the stored image is, in milliseconds; infinite if there is none that can be used. */
export async function imageAge({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ age: number | null }>(
    `select (extract(epoch from now() - image.at) * 1000)::float8 as age
    from catalogue_images as image
    join snapshot_changes as marker
      on marker.xid = image.xid and marker.entity = 'image' and marker.entity_id = image.format::text
    where image.format = $1`,
    [imageFormat],
  )
  return rows[0]?.age ?? Number.POSITIVE_INFINITY
}
