import { fileURLToPath } from 'node:url'
import { allPictures } from './catalogue.ts'
import { drawBrands } from './drawings/draw-brands.ts'
import { drawIcons } from './drawings/icons.ts'
import { openPress } from './press/browser.ts'
import { encode } from './press/encode.ts'
import { fingerprints } from './press/fingerprints.ts'
import { publicFiles, results } from './press/homes.ts'
import { openLedger } from './press/ledger.ts'

/**
 * `node pictures/src/render-all.ts [part of a name]`: makes every picture that is missing or whose model or parameters have
 * changed. May be stopped at any time; the next run goes on where this one stopped.
 */
const passes = 8

const [only = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
const prints = await fingerprints(fileURLToPath(new URL('.', import.meta.url)))

await drawBrands(`${results}/brands`)
await drawIcons(publicFiles)
const ledger = await openLedger()
const wanted = allPictures()
const due = wanted.filter(
  (picture) => picture.name.includes(only) && !ledger.isCurrent(picture, prints.of(picture.order)),
)
await ledger.dropOthers(wanted)
say(`${wanted.length} pictures, ${due.length} to make`)
if (due.length > 0) {
  const press = await openPress()
  const started = Date.now()
  for (const [i, picture] of due.entries()) {
    const png = await press.picture({ ...picture.order, passes })
    await encode(png, picture)
    await ledger.note(picture, prints.of(picture.order))
    const each = (Date.now() - started) / (i + 1) / 1000
    say(`${i + 1}/${due.length} ${picture.name} · ${each.toFixed(1)} s each`)
  }
  await press.close()
}
