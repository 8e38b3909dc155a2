import type { Item } from '../arrangement.ts'
import { fourInks } from '../shelves/inks-palette.ts'
import type { View } from '../studio/camera.ts'
import type { GroundName } from '../studio/grounds.ts'
import { goods } from './goods.ts'

export interface Tile {
  ground: GroundName
  items: readonly Item[]
  view?: View
}

const bottles: Item = {
  thing: 'inkBottle',
  look: { brand: 'EPSON', code: '544', ink: '#111', volume: '65 ml', row: fourInks },
  at: [0, 0, 0],
}
const flat: View = { yaw: 0.25, pitch: 0.34, fill: 0.86 }

/** One tile for every category of the tree; departments and families show several of their goods. */
export const tiles: Readonly<Record<string, Tile>> = {
  impresion: {
    ground: 'printing',
    items: [
      goods('epson-ecotank-l4260', [0, 0, 0], 0.15),
      { ...bottles, at: [1.4, 0, 2.6], scale: 0.95 },
      goods('zebra-zd220', [-2.6, 0, 2], 0.5, 0.7),
    ],
  },
  impresoras: {
    ground: 'printing',
    items: [goods('hp-smart-tank-580', [-0.9, 0, 1.3], 0.2), goods('brother-hl-l2360dw', [1.5, 0, -2.2], 0)],
  },
  'impresoras-tinta': {
    ground: 'printing',
    items: [goods('epson-ecotank-l6490', [0, 0, 0])],
    view: { yaw: -0.5, pitch: 0.4, fill: 0.84 },
  },
  'impresoras-laser': {
    ground: 'printing',
    items: [goods('brother-dcp-l2540dw', [0, 0, 0])],
    view: { yaw: 0.5, pitch: 0.34, fill: 0.82 },
  },
  plotters: {
    ground: 'printing',
    items: [goods('canon-imageprograf-tm-200', [0, 0, 0])],
    view: { yaw: -0.42, pitch: 0.24, fill: 0.86 },
  },
  'impresoras-etiquetas': {
    ground: 'printing',
    items: [goods('brother-ql-800', [-1.1, 0, 0.6], 0.2), goods('epson-tm-t20iii', [1.2, 0, -0.6], -0.1)],
  },
  digitalizacion: {
    ground: 'printing',
    items: [goods('hp-scanjet-pro-2600-f1', [0, 0, -1]), goods('epson-workforce-es-50', [0.2, 0, 2.2], 0.1)],
  },
  escaneres: {
    ground: 'printing',
    items: [goods('canon-lide-300', [0, 0, 0])],
    view: { yaw: -0.6, pitch: 0.46, fill: 0.82 },
  },
  insumos: {
    ground: 'supplies',
    items: [
      { ...bottles, at: [-0.7, 0, 0.9], scale: 1.15 },
      goods('hp-ce285a-85a', [0.4, 0, -1.2], 0.05, 0.8),
      goods('hp-664-tricolor', [1.7, 0, 1.1], -0.2),
    ],
  },
  'tintas-y-toner': {
    ground: 'supplies',
    items: [{ ...bottles, at: [0, 0, 0.9] }, goods('brother-tn-660', [0, 0, -1], 0, 0.85)],
  },
  tintas: { ground: 'supplies', items: [bottles], view: { yaw: 0.2, pitch: 0.3, fill: 0.8 } },
  cartuchos: {
    ground: 'supplies',
    items: [goods('canon-cl-246', [-0.9, 0, 0], 0.2), goods('hp-662xl-negro', [1.2, 0, -0.5], -0.2)],
  },
  toner: {
    ground: 'supplies',
    items: [goods('canon-crg-125', [0, 0, 0])],
    view: { yaw: -0.4, pitch: 0.4, fill: 0.82 },
  },
  cintas: {
    ground: 'supplies',
    items: [goods('epson-s015329-fx890', [0, 0, -0.6], 0.1), goods('epson-erc-38', [0.3, 0, 1.1], -0.1)],
  },
  'papel-y-etiquetas': {
    ground: 'supplies',
    items: [
      goods('papel-a4-80g', [-0.8, 0, -0.4], 0.1),
      goods('etiquetas-termicas-50x25', [1.8, 0, 1.5], -0.3, 0.9),
    ],
  },
  papel: {
    ground: 'supplies',
    items: [goods('papel-carta-75g', [0, 0, 0])],
    view: { yaw: -0.4, pitch: 0.5, fill: 0.82 },
  },
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
  redes: {
    ground: 'network',
    items: [
      goods('tp-link-archer-ax12', [-0.5, 0, -0.6], 0.1),
      goods('tp-link-tl-sg105', [0.2, 0, 1.6], 0),
      goods('tp-link-eap225', [2.1, 0, -0.2], -0.4, 0.9),
    ],
  },
  'redes-inalambricas': {
    ground: 'network',
    items: [goods('tp-link-tl-wr840n', [-0.6, 0, 0.2], 0.1), goods('tp-link-cpe210', [1.3, 0, -0.7], -0.2)],
  },
  routers: {
    ground: 'network',
    items: [goods('tp-link-archer-c6', [0, 0, 0])],
    view: { yaw: -0.42, pitch: 0.38, fill: 0.8 },
  },
  'puntos-acceso': {
    ground: 'network',
    items: [goods('tp-link-eap225', [-0.7, 0, 0], 0.1), goods('tp-link-re305', [1, 0, 0.6], -0.2)],
  },
  'redes-cableadas': {
    ground: 'network',
    items: [
      goods('tp-link-tl-sg1016d', [0, 0, -0.5], 0.05),
      goods('cable-red-cat6-10m', [0.3, 0, 2], 0.3, 0.7),
    ],
  },
  switches: {
    ground: 'network',
    items: [goods('tp-link-tl-sg1016d', [0, 0, 0])],
    view: { yaw: -0.4, pitch: 0.4, fill: 0.84 },
  },
  energia: {
    ground: 'power',
    items: [
      goods('apc-back-ups-bx1200', [-0.6, 0, -0.6], 0.1),
      goods('forza-fvr-1211', [1.7, 0, -0.4], -0.2),
      goods('apc-pe66-6-tomas', [0.6, 0, 1.9], 0),
    ],
  },
  'proteccion-electrica': {
    ground: 'power',
    items: [
      { thing: 'shield', look: {}, at: [-0.8, 0, -0.8], turn: 0.1 },
      goods('forza-nt-761', [1.2, 0, 0.2], -0.2),
    ],
  },
  ups: {
    ground: 'power',
    items: [goods('apc-back-ups-bx1200', [0, 0, 0])],
    view: { yaw: -0.5, pitch: 0.32, fill: 0.82 },
  },
  regletas: {
    ground: 'power',
    items: [goods('forza-fsp-802', [0, 0, -0.6], 0.1), goods('apc-pe66-6-tomas', [0, 0, 0.9], -0.05)],
    view: { yaw: 0.3, pitch: 0.6, fill: 0.88 },
  },
  telefonia: {
    ground: 'mobile',
    items: [
      goods('samsung-galaxy-tab-a9', [-0.4, 0, -0.5], 0.1),
      goods('samsung-galaxy-a15', [0.9, 0, 0.8], -0.1),
    ],
    view: { yaw: 0.1, pitch: 0.2, fill: 0.84 },
  },
  moviles: {
    ground: 'mobile',
    items: [goods('xiaomi-redmi-13c', [-0.8, 0, 0.3], 0.1), goods('samsung-galaxy-a05', [1.1, 0, -0.4], 0)],
    view: { yaw: 0.1, pitch: 0.2, fill: 0.86 },
  },
  telefonos: {
    ground: 'mobile',
    items: [goods('samsung-galaxy-a15', [0, 0, 0])],
    view: { yaw: 0.3, pitch: 0.22, fill: 0.82 },
  },
  oficina: {
    ground: 'office',
    items: [
      goods('silla-operativa-azul', [-1.6, 0, 0], 0.3, 0.5),
      goods('fellowes-powershred-60cs', [1.9, 0, -0.2], -0.1, 0.8),
      goods('casio-mx-120b', [0.6, 0, 2.2], 0.1),
    ],
  },
  mobiliario: {
    ground: 'office',
    items: [goods('silla-ejecutiva-malla-negra', [0, 0, 0])],
    view: { yaw: -0.55, pitch: 0.24, fill: 0.86 },
  },
  sillas: {
    ground: 'office',
    items: [
      goods('silla-operativa-azul', [-2.6, 0, 0.6], 0.2),
      goods('silla-ejecutiva-malla-negra', [3.4, 0, -1], -0.2),
    ],
    view: { yaw: 0.1, pitch: 0.22, fill: 0.88 },
  },
  'equipos-de-oficina': {
    ground: 'office',
    items: [goods('fellowes-lx45', [-0.8, 0, -0.6], 0.2), goods('casio-hr-100rc', [1.5, 0, 1.2], -0.2)],
  },
  destructoras: {
    ground: 'office',
    items: [goods('fellowes-powershred-60cs', [0, 0, 0])],
    view: { yaw: -0.5, pitch: 0.34, fill: 0.84 },
  },
  calculadoras: {
    ground: 'office',
    items: [goods('casio-mx-120b', [-0.7, 0, 0.2], 0.2), goods('casio-fx-991la-plus', [0.8, 0, 0.1], -0.15)],
    view: { yaw: 0.1, pitch: 0.75, fill: 0.82 },
  },
}
