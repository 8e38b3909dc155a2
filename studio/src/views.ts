import type { models } from './models.ts'
import type { View } from './studio/camera.ts'

const front: View = { yaw: 0.52, pitch: 0.4 }
const left: View = { yaw: -0.6, pitch: 0.46 }
const above: View = { yaw: 0.18, pitch: 1.02 }

/** The gallery of each kind of thing; the first view is the one on the card. */
export const usualViews = {
  accessPoint: [
    { yaw: 0.42, pitch: 0.22 },
    { yaw: -0.6, pitch: 0.3 },
    { yaw: 2.5, pitch: 0.25 },
  ],
  allInOne: [
    { yaw: 0.4, pitch: 0.3, fill: 0.84 },
    { yaw: -0.5, pitch: 0.38, fill: 0.84 },
    { yaw: 2.65, pitch: 0.26, fill: 0.84 },
  ],
  cableCoil: [
    { yaw: 0.3, pitch: 0.62 },
    { yaw: -0.5, pitch: 0.5 },
  ],
  calculator: [
    { yaw: 0.32, pitch: 0.78 },
    { yaw: -0.5, pitch: 0.5 },
  ],
  cartridge: [
    { yaw: 0.28, pitch: 0.28 },
    { yaw: -0.35, pitch: 0.4 },
  ],
  chair: [
    { yaw: 0.55, pitch: 0.24, fill: 0.86 },
    { yaw: -0.6, pitch: 0.3, fill: 0.86 },
    { yaw: 2.5, pitch: 0.2, fill: 0.86 },
  ],
  charger: [
    { yaw: 0.25, pitch: 0.7, fill: 0.9 },
    { yaw: -0.5, pitch: 0.5, fill: 0.88 },
  ],
  desktopTower: [
    { yaw: 0.55, pitch: 0.26, fill: 0.84 },
    { yaw: -0.55, pitch: 0.34, fill: 0.84 },
    { yaw: 2.6, pitch: 0.26, fill: 0.84 },
  ],
  externalDrive: [{ yaw: 0.45, pitch: 0.62 }, { yaw: -0.7, pitch: 0.45 }, above],
  headset: [
    { yaw: 0.5, pitch: 0.26, fill: 0.84 },
    { yaw: -0.85, pitch: 0.3, fill: 0.84 },
    { yaw: 1.7, pitch: 0.35, fill: 0.8 },
  ],
  inkBottle: [
    { yaw: 0.22, pitch: 0.24, fill: 0.84 },
    { yaw: -0.2, pitch: 0.62, fill: 0.82 },
  ],
  inkTankPrinter: [
    { yaw: 0.52, pitch: 0.42, fill: 0.82 },
    { yaw: -0.6, pitch: 0.48, fill: 0.82 },
    { yaw: 0.2, pitch: 0.95, fill: 0.82 },
    { yaw: 2.6, pitch: 0.4, fill: 0.8 },
  ],
  internalDrive: [
    { yaw: 0.42, pitch: 0.5 },
    { yaw: -0.5, pitch: 0.66 },
  ],
  keyboard: [
    { yaw: 0.38, pitch: 0.62, fill: 0.88 },
    { yaw: -0.5, pitch: 0.4, fill: 0.88 },
    { yaw: 0.05, pitch: 1.1, fill: 0.88 },
  ],
  labelPrinter: [front, left, { yaw: 2.6, pitch: 0.4 }],
  laptop: [
    { yaw: 0.5, pitch: 0.36, fill: 0.84 },
    { yaw: -0.55, pitch: 0.3, fill: 0.84 },
    { yaw: 2.65, pitch: 0.3, fill: 0.82 },
    { yaw: 0.12, pitch: 0.8, fill: 0.84 },
  ],
  laserPrinter: [
    { yaw: 0.52, pitch: 0.36, fill: 0.82 },
    { yaw: -0.6, pitch: 0.44, fill: 0.82 },
    { yaw: 2.6, pitch: 0.34, fill: 0.8 },
  ],
  memoryModule: [
    { yaw: 0.3, pitch: 0.34, fill: 0.82 },
    { yaw: -0.45, pitch: 0.6, fill: 0.82 },
  ],
  miniPc: [
    { yaw: 0.5, pitch: 0.5 },
    { yaw: -0.6, pitch: 0.36 },
    { yaw: 2.6, pitch: 0.45 },
  ],
  monitor: [
    { yaw: 0.42, pitch: 0.16, fill: 0.86 },
    { yaw: -0.5, pitch: 0.2, fill: 0.86 },
    { yaw: 2.65, pitch: 0.2, fill: 0.86 },
  ],
  mouse: [
    { yaw: 0.72, pitch: 0.55, fill: 0.74 },
    { yaw: 2.5, pitch: 0.5, fill: 0.74 },
    { yaw: -1.2, pitch: 0.3, fill: 0.76 },
  ],
  networkSwitch: [
    { yaw: 0.42, pitch: 0.42, fill: 0.84 },
    { yaw: -0.45, pitch: 0.36, fill: 0.84 },
    { yaw: 2.7, pitch: 0.4, fill: 0.82 },
  ],
  paperReam: [
    { yaw: 0.5, pitch: 0.6 },
    { yaw: -0.4, pitch: 0.42 },
  ],
  paperRoll: [
    { yaw: 0.42, pitch: 0.46, fill: 0.84 },
    { yaw: -0.5, pitch: 0.4, fill: 0.84 },
  ],
  phone: [
    { yaw: 0.08, pitch: 0.16, fill: 0.82 },
    { yaw: 0.5, pitch: 0.3, fill: 0.82 },
    { yaw: 2.9, pitch: 0.2, fill: 0.82 },
  ],
  plotter: [
    { yaw: 0.42, pitch: 0.26, fill: 0.86 },
    { yaw: -0.5, pitch: 0.32, fill: 0.86 },
    { yaw: 2.65, pitch: 0.3, fill: 0.86 },
  ],
  projector: [
    { yaw: 0.42, pitch: 0.36 },
    { yaw: -0.6, pitch: 0.5 },
    { yaw: 2.7, pitch: 0.4 },
  ],
  ribbon: [
    { yaw: 0.4, pitch: 0.62, fill: 0.84 },
    { yaw: -0.5, pitch: 0.42, fill: 0.82 },
  ],
  router: [
    { yaw: 0.4, pitch: 0.36 },
    { yaw: -0.55, pitch: 0.5 },
    { yaw: 2.7, pitch: 0.36 },
  ],
  scanner: [
    { yaw: 0.5, pitch: 0.46, fill: 0.82 },
    { yaw: -0.6, pitch: 0.5, fill: 0.82 },
    { yaw: 2.5, pitch: 0.4, fill: 0.8 },
  ],
  shredder: [
    { yaw: 0.5, pitch: 0.32, fill: 0.84 },
    { yaw: -0.6, pitch: 0.4, fill: 0.84 },
  ],
  speakers: [
    { yaw: 0.3, pitch: 0.24, fill: 0.84 },
    { yaw: -0.5, pitch: 0.35, fill: 0.84 },
    { yaw: 2.8, pitch: 0.35, fill: 0.82 },
  ],
  surgeProtector: [
    { yaw: 0.42, pitch: 0.62, fill: 0.86 },
    { yaw: -0.5, pitch: 0.45, fill: 0.86 },
  ],
  toner: [
    { yaw: 0.38, pitch: 0.36, fill: 0.82 },
    { yaw: -0.45, pitch: 0.46, fill: 0.82 },
  ],
  ups: [
    { yaw: 0.52, pitch: 0.32, fill: 0.82 },
    { yaw: -0.6, pitch: 0.4, fill: 0.82 },
    { yaw: 2.65, pitch: 0.3, fill: 0.82 },
  ],
  usbStick: [
    { yaw: 0.3, pitch: 0.62, fill: 0.74 },
    { yaw: -0.9, pitch: 0.45, fill: 0.74 },
  ],
  webcam: [
    { yaw: 0.38, pitch: 0.18, fill: 0.8 },
    { yaw: -0.5, pitch: 0.26, fill: 0.8 },
    { yaw: 2.5, pitch: 0.3, fill: 0.8 },
  ],
} satisfies Record<keyof typeof models, readonly View[]>
