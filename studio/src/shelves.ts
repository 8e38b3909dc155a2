import { desktops } from './shelves/desktops.ts'
import { displays, storage } from './shelves/displays-and-storage.ts'
import { inkPrinters } from './shelves/ink-printers.ts'
import { inkBottlesAndCartridges } from './shelves/inks-and-cartridges.ts'
import { laptops } from './shelves/laptops.ts'
import { laserPrinters } from './shelves/laser-printers.ts'
import { networks } from './shelves/networks.ts'
import { office } from './shelves/office.ts'
import { cablesAndChargers, peripherals } from './shelves/peripherals.ts'
import { plottersAndLabels, scanners } from './shelves/plotters-and-scanners.ts'
import { phones, power } from './shelves/power-and-phones.ts'
import type { Shelf, Shot } from './shelves/shelf.ts'
import { papers, tonerAndRibbons } from './shelves/toner-and-paper.ts'
import type { GroundName } from './studio/grounds.ts'

const departments: readonly (readonly [GroundName, readonly Shelf[]])[] = [
  ['printing', [inkPrinters, laserPrinters, plottersAndLabels, scanners]],
  ['supplies', [inkBottlesAndCartridges, tonerAndRibbons, papers]],
  ['computing', [laptops, desktops, displays]],
  ['storage', [storage]],
  ['peripherals', [peripherals, cablesAndChargers]],
  ['network', [networks]],
  ['power', [power]],
  ['mobile', [phones]],
  ['office', [office]],
]

/** Every product with its shot; the department gives the ground. */
export const products: ReadonlyMap<string, Shot & { ground: GroundName }> = new Map(
  departments.flatMap(([ground, shelves]) =>
    shelves.flatMap((shelf) =>
      Object.entries(shelf).map(([slug, shot]) => [slug, { ground, ...shot }] as const),
    ),
  ),
)
