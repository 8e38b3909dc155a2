import { goods } from '../goods.ts'
import { flat, type Tile } from '../tile.ts'

/** Computers, their parts and what one plugs into them. */
export const computingTiles: Readonly<Record<string, Tile>> = {
  computadoras: {
    ground: 'computing',
    items: [
      goods('dell-p2422h', [-0.5, 0, -1.5], 0.05),
      goods('hp-prodesk-400-g9', [3.3, 0, -1.4], -0.2, 0.9),
      goods('asus-vivobook-go-15', [0.6, 0, 1.6], -0.1, 0.9),
    ],
    view: flat,
  },
  equipos: {
    ground: 'computing',
    items: [
      goods('dell-optiplex-3000', [-2.2, 0, -0.4], 0.3),
      goods('lenovo-thinkpad-e14', [1, 0, 0.6], -0.1),
    ],
    view: flat,
  },
  laptops: {
    ground: 'computing',
    items: [goods('asus-vivobook-go-15', [0, 0, 0])],
    view: { yaw: -0.5, pitch: 0.34, fill: 0.84 },
  },
  'todo-en-uno': {
    ground: 'computing',
    items: [goods('hp-all-in-one-24-cb1000', [0, 0, 0])],
    view: { yaw: -0.4, pitch: 0.3, fill: 0.86 },
  },
  'pc-escritorio': {
    ground: 'computing',
    items: [
      goods('hp-prodesk-400-g9', [-0.8, 0, -0.3], 0.1),
      goods('asus-expertcenter-pn42', [1.3, 0, 1.1], -0.2),
    ],
  },
  pantallas: {
    ground: 'computing',
    items: [goods('hp-m24f', [0, 0, -1], 0.05), goods('benq-mw560', [1.7, 0, 1.3], -0.3, 0.8)],
    view: flat,
  },
  monitores: {
    ground: 'computing',
    items: [goods('asus-proart-pa278cv', [0, 0, 0])],
    view: { yaw: -0.4, pitch: 0.18, fill: 0.86 },
  },
  proyectores: {
    ground: 'computing',
    items: [goods('epson-epiqvision-co-w01', [0, 0, 0])],
    view: { yaw: -0.45, pitch: 0.34, fill: 0.8 },
  },
  componentes: {
    ground: 'storage',
    items: [
      goods('seagate-barracuda-2tb', [-0.5, 0, 0], 0.2),
      goods('kingston-fury-beast-ddr4-16gb', [0.3, 0, 1.2], -0.1),
      goods('kingston-a400-480gb', [0.9, 0, -0.3], -0.2),
    ],
  },
  almacenamiento: {
    ground: 'storage',
    items: [
      goods('seagate-one-touch-4tb', [-0.2, 0, 0], 0.1),
      goods('kingston-datatraveler-exodia-64gb', [0.3, 0, 1.1], -0.3),
    ],
    view: { yaw: 0.3, pitch: 0.55, fill: 0.82 },
  },
  memorias: {
    ground: 'storage',
    items: [
      goods('kingston-fury-beast-ddr4-16gb', [0, 0, -0.2]),
      goods('kingston-sodimm-ddr4-8gb', [0.1, 0, 0.6], 0.1),
    ],
  },
  accesorios: {
    ground: 'peripherals',
    items: [
      goods('logitech-k380', [-0.3, 0, 1.1], 0.05),
      goods('logitech-h390', [-0.9, 0, -0.9], 0.2),
      goods('logitech-c920s', [1.3, 0, -0.3], -0.3),
      goods('logitech-m185', [1.7, 0, 1.2], 2.9),
    ],
  },
  perifericos: {
    ground: 'peripherals',
    items: [goods('logitech-mk270', [0, 0, 1]), goods('logitech-z120', [0, 0, -0.9])],
    view: flat,
  },
  'teclados-ratones': {
    ground: 'peripherals',
    items: [goods('logitech-k380', [0, 0, 0]), goods('logitech-m185', [2, 0, 0.3], Math.PI)],
    view: { yaw: 0.3, pitch: 0.6, fill: 0.86 },
  },
  'audio-video': {
    ground: 'peripherals',
    items: [goods('logitech-h111', [-0.6, 0, 0], 0.3), goods('logitech-c270', [1.3, 0, 0.6], -0.3)],
  },
  'cables-y-cargadores': {
    ground: 'peripherals',
    items: [goods('cable-hdmi-2m', [-0.7, 0, -0.2], 0.2), goods('cargador-hp-45w', [0.7, 0, 0.9], -0.2, 0.9)],
    view: { yaw: 0.3, pitch: 0.62, fill: 0.84 },
  },
  cables: {
    ground: 'peripherals',
    items: [goods('cable-red-cat6-10m', [0, 0, 0])],
    view: { yaw: -0.3, pitch: 0.6, fill: 0.78 },
  },
  cargadores: {
    ground: 'peripherals',
    items: [goods('cargador-lenovo-65w-usb-c', [0, 0, 0])],
    view: { yaw: -0.3, pitch: 0.66, fill: 0.9 },
  },
}
