import { board } from './props/board.ts'
import { bust } from './props/bust.ts'
import { deskLamp } from './props/desk-lamp.ts'
import { cartonBox, crumpledPaper, keyMark, magnifier, shield } from './props/marks.ts'
import { plant } from './props/plant.ts'
import { books, mug, notebook, pencilCup } from './props/tabletop.ts'
import { battery, multimeter, screwdriver, screwTray } from './props/tools.ts'

/** What stands around the goods in a scene. */
export const props = {
  battery,
  board,
  books,
  bust,
  cartonBox,
  crumpledPaper,
  deskLamp,
  keyMark,
  magnifier,
  mug,
  multimeter,
  notebook,
  pencilCup,
  plant,
  screwdriver,
  screwTray,
  shield,
}
