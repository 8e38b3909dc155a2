import { createHash } from 'node:crypto'
import type { Transaction } from '../../../connect.ts'
import { fileChunks, files, fileVariants } from '../../../schema/platform/files.ts'
import { numbered } from '../bulk.ts'
import type { PictureFile, PictureFolder } from './picture-files.ts'

export type StoredPictures = {
  /** Name in the shop of one picture; null if there is none yet. */
  file(folder: PictureFolder, stem: string): string | null
  /** Pictures of a product in the order of its gallery. */
  gallery(slug: string): { file: string; view: string }[]
}

/** The order of the known views; others follow by name. */
const viewOrder = ['front', 'angle', 'side', 'open', 'back', 'top', 'detail']

const filesPerStatement = 50

/** Stores the committed pictures. All are well below the 1 MB of a chunk. */
export async function storePictures(
  tx: Transaction,
  pictures: readonly PictureFile[],
): Promise<StoredPictures> {
  const rows = await numbered(tx, files, pictures)
  for (let at = 0; at < rows.length; at += filesPerStatement) {
    const part = rows.slice(at, at + filesPerStatement)
    await tx.insert(files).overridingSystemValue().values(part.map(fileRow))
    await tx
      .insert(fileChunks)
      .values(part.map(({ id, bytes }) => ({ fileId: id, position: 0, data: bytes })))
    const variants = part.flatMap(({ id, variants }) =>
      variants.map((variant) => ({ ...variant, fileId: id, contentType: 'image/webp' })),
    )
    if (variants.length > 0) await tx.insert(fileVariants).values(variants)
  }
  return lookUp(pictures)
}

function fileRow({ id, name, contentType, bytes, width, height, folder }: PictureFile & { id: number }) {
  const sha256 = createHash('sha256').update(bytes).digest()
  const kind = folder === 'scenes' ? ('banner' as const) : ('picture' as const)
  return { id, name, contentType, size: bytes.length, sha256, kind, width, height }
}

export function lookUp(pictures: readonly Pick<PictureFile, 'folder' | 'stem' | 'name'>[]): StoredPictures {
  const names = new Map(pictures.map(({ folder, stem, name }) => [`${folder}/${stem}`, name]))
  const products = pictures.filter(({ folder }) => folder === 'products')
  return {
    file: (folder, stem) => names.get(`${folder}/${stem}`) ?? null,
    gallery: (slug) =>
      products
        .filter(({ stem }) => isViewOf(slug, stem))
        .map(({ stem, name }) => ({ file: name, view: stem.slice(slug.length + 1) }))
        .sort((a, b) => rank(a.view) - rank(b.view) || a.view.localeCompare(b.view, 'es', { numeric: true })),
  }

  /** `tp-link-re305-front` is a view of `tp-link-re305` unless a longer slug matches. */
  function isViewOf(slug: string, stem: string): boolean {
    return stem.startsWith(`${slug}-`) && /^[a-z0-9]+$/.test(stem.slice(slug.length + 1))
  }
}

function rank(view: string): number {
  const place = viewOrder.indexOf(view)
  return place === -1 ? viewOrder.length : place
}
