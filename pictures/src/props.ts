import { board } from './props/board.ts'
import { bust } from './props/bust.ts'
import { deskLamp } from './props/desk-lamp.ts'
import { basket, cartonBox, crumpledPaper, heart, keyMark, magnifier, mapPin, shield } from './props/marks.ts'
import { plant } from './props/plant.ts'
import { books, mug, notebook, pencilCup } from './props/tabletop.ts'
import { battery, multimeter, screwdriver, screwTray } from './props/tools.ts'

/** What stands around the goods in a scene, and the small marks of empty pages. */
export const props = {
  basket,
  battery,
  board,
  books,
  bust,
  cartonBox,
  crumpledPaper,
  deskLamp,
  heart,
  keyMark,
  magnifier,
  mapPin,
  mug,
  multimeter,
  notebook,
  pencilCup,
  plant,
  screwdriver,
  screwTray,
  shield,
}
