import sharp, { type OverlayOptions } from 'sharp'
import { allPictures } from './catalogue.ts'
import { openPress } from './press/browser.ts'

/**
 * `node pictures/src/draft.ts <part of a name> <sheet.png> [width] [passes]`: a quick sheet of the pictures whose names hold that
 * part, small and rough, to look at while modelling. Nothing of it is kept among the results.
 */
const [part = '', out = 'sheet.png', width = '350', passes = '4'] = process.argv.slice(2)
const wanted = allPictures().filter(({ name }) => new RegExp(part).test(name))
const press = await openPress()
const tiles: OverlayOptions[] = []
let [x, y, row] = [0, 0, 0]
for (const { order } of wanted) {
  const wide = Math.round(Math.min(Number(width) * (order.width / order.height), 1760))
  const tall = Math.round((wide * order.height) / order.width)
  const input = await press.picture({ ...order, width: wide, height: tall, passes: Number(passes) })
  if (x + wide > 1760) [x, y, row] = [0, y + row, 0]
  tiles.push({ input, left: x, top: y })
  x += wide
  row = Math.max(row, tall)
}
await press.close()
await sharp({ create: { width: 1760, height: y + row, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(out)
