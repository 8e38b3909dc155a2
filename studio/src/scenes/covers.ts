import type { Item } from '../arrangement.ts'
import { fourInks } from '../shelves/inks-palette.ts'
import type { View } from '../studio/camera.ts'
import type { Ground } from '../studio.ts'
import { bottles, goods } from './goods.ts'

/** Where covers are seen from unless they say otherwise. */
export const coverView: View = { yaw: 0.22, pitch: 0.34, fill: [0.8, 0.8], lens: 24 }

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
      goods('zebra-zd220', [-1.5, 0, 0.5], 0.4),
      goods('epson-tm-t20iii', [1, 0, -0.7], 0),
      goods('etiquetas-termicas-50x25', [2.4, 0, 1.1], -0.3),
      goods('samsung-galaxy-tab-a9', [-3.4, 0, -1], 0.4, 1.1),
    ],
    view: { ...coverView, fill: [0.82, 0.84] },
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
      goods('hp-probook-440-g10', [-0.5, 0, -0.7], 0.12),
      goods('seagate-one-touch-4tb', [2.2, 0, 0.5], -0.3, 1.15),
      goods('kingston-datatraveler-kyson-128gb', [0.9, 0, 1.3], -0.3, 1.2),
      goods('seagate-barracuda-2tb', [3.3, 0, -1.3], -0.2),
    ],
    view: { ...coverView, fill: [0.8, 0.84] },
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
      // The concrete wall between the router and the telephone is what the post is about.
      {
        thing: 'board',
        look: { colour: '#cdc9c2', width: 3, depth: 3.4, thickness: 0.4, corner: 0.06 },
        at: [1.2, 1.5, -0.4],
        turn: [0, 0, Math.PI / 2],
      },
      goods('tp-link-archer-c6', [-1.3, 0, 0], 0.25, 1.15),
      goods('tp-link-eap225', [4.6, 0, -0.9], -0.3, 0.95),
      goods('samsung-galaxy-a15', [2.3, 0, 0.9], -0.1, 1.1),
    ],
    view: { yaw: 0.2, pitch: 0.3, fill: [0.8, 0.82], lens: 24 },
  },
}
