import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { webpSize } from './webp-size.ts'

const committed = new URL('../../pictures/', import.meta.url)

/** Folders of committed pictures, and the names of their files in the shop. */
const prefixes = {
  products: '',
  categories: 'categoria-',
  services: 'servicio-',
  scenes: 'escena-',
  blog: 'blog-',
  team: 'equipo-',
  brands: 'marca-',
} as const

export type PictureFolder = keyof typeof prefixes

export type PictureFile = {
  folder: PictureFolder
  /** `epson-ecotank-l3250-front`, `taller`, `taller.phone`. */
  stem: string
  name: string
  contentType: string
  bytes: Buffer
  width: number | null
  height: number | null
  variants: { width: number; data: Buffer }[]
}

/** All committed pictures; a missing folder has none. Resized copies are beside them: `x.320.webp`. */
export async function readPictures(home: URL = committed): Promise<PictureFile[]> {
  const folders: PictureFolder[] = ['products', 'categories', 'services', 'scenes', 'blog', 'team', 'brands']
  return (await Promise.all(folders.map((folder) => readFolder(home, folder)))).flat()
}

async function readFolder(home: URL, folder: PictureFolder): Promise<PictureFile[]> {
  const directory = new URL(`${folder}/`, home)
  const found = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = found.sort()
  const originals = names.filter((name) => /\.(webp|svg)$/.test(name) && !resized.test(name))
  return Promise.all(originals.map((name) => readPicture(folder, directory, name, names)))
}

const resized = /\.(160|320)\.webp$/

async function readPicture(
  folder: PictureFolder,
  directory: URL,
  file: string,
  beside: readonly string[],
): Promise<PictureFile> {
  const bytes = await readFile(new URL(file, directory))
  const [stem = '', ending = ''] = [
    file.slice(0, file.lastIndexOf('.')),
    file.slice(file.lastIndexOf('.') + 1),
  ]
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const widths = [160, 320].filter((width) => beside.includes(`${stem}.${width}.webp`))
  const isWebp = ending === 'webp'
  return {
    folder,
    stem,
    name: `${prefixes[folder]}${stem.replaceAll('.', '-')}.${hash}.${ending}`,
    contentType: isWebp ? 'image/webp' : 'image/svg+xml',
    bytes,
    ...(isWebp ? webpSize(bytes) : { width: null, height: null }),
    variants: await Promise.all(
      widths.map(async (width) => ({
        width,
        data: await readFile(new URL(`${stem}.${width}.webp`, directory)),
      })),
    ),
  }
}
