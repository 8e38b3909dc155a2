import { mkdir, readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { results } from './press/homes.ts'

/**
 * `node pictures/src/contact-sheet.ts products <folder to write to> [side] [part of a name]`: all results of one folder in rows,
 * to be looked at before they are committed.
 */
const [folder = 'products', out = 'sheets', side = '220', only = ''] = process.argv.slice(2)
const home = `${results}/${folder}/`
const size = Number(side)
const [columns, rows] = [Math.floor(1760 / size), Math.floor(1540 / size)]

const names = (await readdir(home)).filter(
  (name) => name.includes(only) && /^[^.]+(\.phone)?\.(webp|svg)$/.test(name),
)
await mkdir(out, { recursive: true })
for (let page = 0; page * columns * rows < names.length; page++) {
  const part = names.slice(page * columns * rows, (page + 1) * columns * rows)
  const pictures = await Promise.all(
    part.map(async (name, i) => ({
      input: await sharp(`${home}${name}`)
        .resize(size, size, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer(),
      left: (i % columns) * size,
      top: Math.floor(i / columns) * size,
    })),
  )
  const height = Math.ceil(part.length / columns) * size
  await sharp({ create: { width: columns * size, height, channels: 3, background: '#ffffff' } })
    .composite(pictures)
    .png()
    .toFile(`${out}/${folder}-${page + 1}.png`)
}
