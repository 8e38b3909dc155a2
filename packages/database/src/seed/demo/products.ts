import { audioAndVideo } from './products/audio-and-video.ts'
import { cables, chargers } from './products/cables-and-chargers.ts'
import { cartridges } from './products/cartridges.ts'
import { allInOnes, desktops } from './products/desktops.ts'
import { monitors, projectors } from './products/displays.ts'
import { epsonInkPrinters } from './products/epson-ink-printers.ts'
import { inkBottles } from './products/inks.ts'
import { keyboardsAndMice } from './products/keyboards-and-mice.ts'
import { laptops } from './products/laptops.ts'
import { laserPrinters } from './products/laser-printers.ts'
import { accessPoints, routers, switches } from './products/networks.ts'
import { calculators, chairs, shredders } from './products/office.ts'
import { otherInkPrinters } from './products/other-ink-printers.ts'
import { paper } from './products/paper.ts'
import { phones } from './products/phones.ts'
import { labelPrinters, plotters } from './products/plotters-and-labels.ts'
import { surgeProtectors, upsUnits } from './products/power.ts'
import type { DemoProduct } from './products/product.ts'
import { scanners } from './products/scanners.ts'
import { memory, storage } from './products/storage.ts'
import { ribbons, toner } from './products/toner-and-ribbons.ts'

/** Everything on the shelves, in the order of the category tree. */
export const demoProducts: readonly DemoProduct[] = [
  epsonInkPrinters,
  otherInkPrinters,
  laserPrinters,
  plotters,
  labelPrinters,
  scanners,
  inkBottles,
  cartridges,
  toner,
  ribbons,
  paper,
  laptops,
  allInOnes,
  desktops,
  monitors,
  projectors,
  storage,
  memory,
  keyboardsAndMice,
  audioAndVideo,
  cables,
  chargers,
  routers,
  accessPoints,
  switches,
  upsUnits,
  surgeProtectors,
  phones,
  chairs,
  shredders,
  calculators,
].flat()
