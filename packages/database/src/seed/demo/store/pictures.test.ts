import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readPictures } from './picture-files.ts'
import { lookUp } from './pictures.ts'

const avatar = new URL('../../files/default-avatar.webp', import.meta.url)

test('a picture is named by its content and stored with its smaller copies', async () => {
  const home = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const bytes = await readFile(avatar)
  await mkdir(join(home, 'products'))
  await mkdir(join(home, 'scenes'))
  for (const name of ['router-front.webp', 'router-front.320.webp', 'router-front.160.webp']) {
    await writeFile(join(home, 'products', name), bytes)
  }
  await writeFile(join(home, 'scenes', 'taller.phone.webp'), bytes)

  const [picture, scene, ...others] = await readPictures(pathToFileURL(`${home}/`))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  expect(picture).toMatchObject({
    stem: 'router-front',
    name: `router-front.${hash}.webp`,
    width: 320,
    height: 320,
  })
  expect(picture?.variants.map((variant) => variant.width)).toEqual([160, 320])
  expect(scene).toMatchObject({ stem: 'taller.phone', name: `escena-taller-phone.${hash}.webp` })
  expect(others).toEqual([])
})

test('a gallery has the views of its own product, the front first', () => {
  const stems = ['sg105-back', 'sg105-front', 'sg105-side', 'sg105-pro-front', 'sg1016-front', 'sg105-zeta']
  const pictures = lookUp(stems.map((stem) => ({ folder: 'products', stem, name: `${stem}.webp` })))
  expect(pictures.gallery('sg105').map(({ view }) => view)).toEqual(['front', 'side', 'back', 'zeta'])
  expect(pictures.gallery('nada')).toEqual([])
  expect(pictures.file('categories', 'sg105-front')).toBeNull()
})
