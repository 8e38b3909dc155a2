import { accessPoint } from './models/access-point.ts'
import { allInOne } from './models/all-in-one.ts'
import { cableCoil } from './models/cable-coil.ts'
import { calculator } from './models/calculator.ts'
import { cartridge } from './models/cartridge.ts'
import { chair } from './models/chair.ts'
import { charger } from './models/charger.ts'
import { desktopTower } from './models/desktop-tower.ts'
import { externalDrive } from './models/external-drive.ts'
import { headset } from './models/headset.ts'
import { inkBottle } from './models/ink-bottle.ts'
import { inkTankPrinter } from './models/ink-tank-printer.ts'
import { internalDrive } from './models/internal-drive.ts'
import { keyboard } from './models/keyboard.ts'
import { labelPrinter } from './models/label-printer.ts'
import { laptop } from './models/laptop.ts'
import { laserPrinter } from './models/laser-printer.ts'
import { memoryModule } from './models/memory-module.ts'
import { miniPc } from './models/mini-pc.ts'
import { monitor } from './models/monitor.ts'
import { mouse } from './models/mouse.ts'
import { networkSwitch } from './models/network-switch.ts'
import { paperReam } from './models/paper-ream.ts'
import { paperRoll } from './models/paper-roll.ts'
import { phone } from './models/phone.ts'
import { plotter } from './models/plotter.ts'
import { projector } from './models/projector.ts'
import { ribbon } from './models/ribbon.ts'
import { router } from './models/router.ts'
import { scanner } from './models/scanner.ts'
import { shredder } from './models/shredder.ts'
import { speakers } from './models/speakers.ts'
import { surgeProtector } from './models/surge-protector.ts'
import { toner } from './models/toner.ts'
import { ups } from './models/ups.ts'
import { usbStick } from './models/usb-stick.ts'
import { webcam } from './models/webcam.ts'

/** Every kind of thing the studio can build. */
export const models = {
  accessPoint,
  allInOne,
  cableCoil,
  calculator,
  cartridge,
  chair,
  charger,
  desktopTower,
  externalDrive,
  headset,
  inkBottle,
  inkTankPrinter,
  internalDrive,
  keyboard,
  labelPrinter,
  laptop,
  laserPrinter,
  memoryModule,
  miniPc,
  monitor,
  mouse,
  networkSwitch,
  paperReam,
  paperRoll,
  phone,
  plotter,
  projector,
  ribbon,
  router,
  scanner,
  shredder,
  speakers,
  surgeProtector,
  toner,
  ups,
  usbStick,
  webcam,
}
