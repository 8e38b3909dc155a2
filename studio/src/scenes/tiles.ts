import type { Tile } from './tile.ts'
import { computingTiles } from './tiles/computing.ts'
import { houseAndOfficeTiles } from './tiles/house-and-office.ts'
import { printingTiles } from './tiles/printing.ts'

/** One tile for every category of the tree; departments and families show several of their goods. */
export const tiles: Readonly<Record<string, Tile>> = {
  ...printingTiles,
  ...computingTiles,
  ...houseAndOfficeTiles,
}
