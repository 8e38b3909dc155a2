import type { Item } from '../arrangement.ts'
import { fourInks } from '../shelves/inks-palette.ts'
import type { View } from '../studio/camera.ts'
import type { Ground } from '../studio.ts'
import { goods } from './goods.ts'

export interface Cover {
  ground: Ground
  items: readonly Item[]
  view?: View
}

const blue: Ground = { light: '#e4edff', rim: '#a9c4f8' }
const mango: Ground = { light: '#fff0d8', rim: '#fbcd86' }
const mint: Ground = { light: '#dff6ee', rim: '#a2dac9' }
const lilac: Ground = { light: '#efeafd', rim: '#c3b4ee' }
const rose: Ground = { light: '#fde9eb', rim: '#f2b9c2' }
const sand: Ground = { light: '#f8f1e6', rim: '#e2cfae' }

const bottles: Item = {
  thing: 'inkBottle',
  look: { brand: 'EPSON', code: '544', ink: '#111', volume: '65 ml', row: fourInks },
  at: [0, 0, 0],
}

/** The ten posts of the blog, by slug. */
export const covers: Readonly<Record<string, Cover>> = {
  'como-elegir-impresora': {
    ground: blue,
    items: [
      goods('epson-ecotank-l3250', [-2.5, 0, 0.3], 0.35),
      goods('hp-laserjet-pro-m404dn', [2.7, 0, -0.6], -0.1),
      { ...bottles, at: [-1, 0, 2.7], scale: 0.9 },
    ],
  },
  'cuidar-el-cabezal': {
    ground: mint,
    items: [
      {
        thing: 'inkTankPrinter',
        look: { brand: 'EPSON', name: 'L4260', inks: fourInks, open: 1.05, rearPaper: false, page: 'chart' },
        at: [-0.6, 0, 0],
        turn: 0.15,
      },
      {
        thing: 'inkBottle',
        look: { brand: 'LIMPIA', code: 'H2O', ink: '#8fd3ee', volume: '100 ml', neck: 'slim' },
        at: [2.4, 0, 1],
      },
      { thing: 'screwTray', look: {}, at: [3.4, 0, -0.4], turn: 0.3 },
    ],
    view: { yaw: 0.2, pitch: 0.5, fill: [0.8, 0.86], lens: 24 },
  },
  'etiquetas-y-punto-de-venta': {
    ground: mango,
    items: [
      goods('zebra-zd220', [-2, 0, 0], 0.4),
      goods('epson-tm-t20iii', [1, 0, -0.6], 0),
      goods('etiquetas-termicas-50x25', [2.6, 0, 1.2], -0.3),
      goods('samsung-galaxy-tab-a9', [-4.2, 0, -0.2], 0.4, 1.1),
    ],
  },
  'mantenimiento-de-laptop': {
    ground: lilac,
    items: [
      goods('asus-vivobook-go-15', [-0.9, 0, 0], 0.25),
      { thing: 'screwdriver', look: {}, at: [1.7, 0, 1.6], turn: -0.7 },
      { thing: 'screwTray', look: { colour: '#f2a93b' }, at: [2.2, 0, -0.2], turn: -0.2 },
      { thing: 'mug', look: {}, at: [-3.2, 0, 0.6], turn: 2.6 },
    ],
  },
  'papel-y-humedad': {
    ground: sand,
    items: [
      goods('papel-carta-75g', [-2, 0, -0.2], 0.3),
      goods('papel-a4-80g', [1.4, 0, -0.4], -0.2),
      { thing: 'crumpledPaper', look: {}, at: [3.9, 0, 1], scale: 0.7 },
      { thing: 'plant', look: { kind: 'round' }, at: [4.1, 0, -1.6], scale: 1.1 },
    ],
  },
  'proteger-equipos-del-voltaje': {
    ground: mango,
    items: [
      { thing: 'shield', look: {}, at: [0.2, 0, -1.4], scale: 1.3 },
      goods('apc-back-ups-bx1200', [-2.4, 0, 0], 0.3),
      goods('forza-fvr-1211', [2.5, 0, -0.2], -0.3),
      goods('apc-pe66-6-tomas', [0.4, 0, 2], 0),
    ],
  },
  'que-es-un-reset': {
    ground: blue,
    items: [
      goods('epson-ecotank-l4260', [-1.7, 0, 0], 0.3),
      { thing: 'keyMark', look: {}, at: [1, 0, 0.6], turn: [0, -0.1, 0.14], scale: 1.05 },
      {
        thing: 'laptop',
        look: { brand: 'HP', shell: '#c9cdd5', art: { kind: 'code' }, width: 3.2 },
        at: [3.2, 0, 0.2],
        turn: -0.3,
      },
    ],
  },
  'respaldo-de-archivos': {
    ground: mint,
    items: [
      goods('seagate-one-touch-4tb', [-1.2, 0, 0.2], 0.2),
      goods('kingston-datatraveler-kyson-128gb', [0.5, 0, 0.7], -0.3, 1.2),
      goods('kingston-a400-480gb', [1.5, 0, -0.3], -0.2, 1.1),
      goods('seagate-barracuda-2tb', [0.2, 0, -0.9], 0, 0.9),
    ],
  },
  'tinta-original-o-generica': {
    ground: rose,
    items: [
      { ...bottles, at: [-1.1, 0, 0.4], scale: 1.2 },
      goods('hp-664-tricolor', [2.1, 0, 0], -0.2, 1.1),
      goods('casio-mx-120b', [0.6, 0, 2], 0.15, 0.9),
    ],
  },
  'wifi-en-casa-de-placa': {
    ground: lilac,
    items: [
      goods('tp-link-archer-c6', [-1.4, 0, -0.3], 0.2, 1.1),
      goods('tp-link-eap225', [1.8, 0, -0.6], -0.3),
      goods('samsung-galaxy-a15', [3.5, 0, 0.6], -0.3),
      goods('tp-link-re305', [-3.7, 0, 0.2], 0.3),
    ],
  },
}
