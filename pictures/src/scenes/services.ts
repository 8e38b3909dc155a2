import type { Item } from '../arrangement.ts'
import { fourInks } from '../shelves/inks-palette.ts'
import { goods } from './goods.ts'
import type { Tile } from './tiles.ts'

const opened: Item = {
  thing: 'inkTankPrinter',
  look: { brand: 'EPSON', name: 'L3250', inks: fourInks, open: 1.15, rearPaper: false, page: 'chart' },
  at: [0, 0, 0],
}
const red: Item = { thing: 'screwdriver', look: {}, at: [2.6, 0, 1.6], turn: 0.6 }
const blue: Item = {
  thing: 'screwdriver',
  look: { colour: '#1f52d6', long: 1 },
  at: [3.2, 0, 1.2],
  turn: 0.3,
}
const tray: Item = { thing: 'screwTray', look: {}, at: [2.9, 0, 0] }
const gauge: Item = { thing: 'multimeter', look: {}, at: [0, 0, 0] }

/** The five kinds of service and their services, by slug. */
export const services: Readonly<Record<string, Tile>> = {
  'impresoras-y-ploteres': { ground: 'printing', items: [opened, red, tray] },
  'limpieza-de-cabezal': {
    ground: 'printing',
    items: [
      { ...opened, turn: 0.2 },
      {
        thing: 'inkBottle',
        look: { brand: 'LIMPIA', code: 'H2O', ink: '#8fd3ee', volume: '100 ml', neck: 'slim' },
        at: [2.6, 0, 1.2],
      },
    ],
    view: { yaw: 0.2, pitch: 0.55, fill: 0.84 },
  },
  'mantenimiento-preventivo-impresora': {
    ground: 'printing',
    items: [
      goods('epson-ecotank-l1250', [0, 0, 0], 0.1),
      { ...red, at: [2.4, 0, 1.4] },
      { thing: 'notebook', look: {}, at: [-2.3, 0, 2], turn: 0.5, scale: 0.8 },
    ],
  },
  'cambio-de-almohadillas': {
    ground: 'printing',
    items: [
      goods('epson-ecotank-l4260', [0, 0, 0], 0.2),
      {
        thing: 'board',
        look: { colour: '#f4f1ea', width: 1.5, depth: 0.7, thickness: 0.24, corner: 0.08 },
        at: [2.4, 0, 1.9],
        turn: 0.3,
      },
      {
        thing: 'board',
        look: { colour: '#cfd3da', width: 1.1, depth: 0.6, thickness: 0.2, corner: 0.08 },
        at: [2.6, 0.24, 1.9],
        turn: -0.1,
      },
    ],
  },
  'reparacion-de-laser': {
    ground: 'printing',
    items: [
      goods('hp-laserjet-pro-m404dn', [-0.4, 0, -0.4], 0.1),
      goods('hp-ce285a-85a', [1.2, 0, 3], -0.2, 0.7),
      { ...blue, at: [3.2, 0, 0.6] },
    ],
  },
  'computadoras-y-laptops': {
    ground: 'computing',
    items: [
      goods('dell-latitude-3440', [-0.4, 0, 0], 0.2),
      { ...red, at: [2.4, 0, 0.8] },
      { ...tray, at: [2.4, 0, -0.6], scale: 0.8 },
    ],
  },
  'mantenimiento-de-pc': {
    ground: 'computing',
    items: [
      { thing: 'desktopTower', look: { brand: 'XTECH', front: 'fans', accent: '#4f9cff' }, at: [-0.6, 0, 0] },
      { ...red, at: [1.5, 0, 1.4] },
      { ...blue, at: [2, 0, 1.1] },
    ],
  },
  'instalacion-de-sistema': {
    ground: 'computing',
    items: [
      goods('lenovo-ideapad-3-15', [0, 0, 0], 0.1),
      goods('kingston-datatraveler-exodia-64gb', [2.7, 0, 1.5], -0.4, 1.3),
    ],
  },
  'cambio-de-pantalla': {
    ground: 'computing',
    items: [
      {
        thing: 'laptop',
        look: {
          brand: 'HP',
          shell: '#c9cdd5',
          open: 2.1,
          art: { kind: 'waves', from: '#2b3d78', to: '#8fb3ff' },
        },
        at: [0, 0, 0],
        turn: 0.2,
      },
      { ...red, at: [2.4, 0, 1] },
      { ...tray, at: [2.5, 0, -0.5], scale: 0.8 },
    ],
  },
  'recuperacion-de-datos': {
    ground: 'storage',
    items: [
      goods('seagate-barracuda-2tb', [-0.3, 0, 0], 0.2),
      { thing: 'magnifier', look: {}, at: [0.8, 0, 0.4], turn: -0.1, scale: 0.5 },
    ],
  },
  'redes-y-conectividad': {
    ground: 'network',
    items: [
      goods('tp-link-archer-c6', [0, 0, -0.4], 0.1),
      goods('cable-red-cat6-10m', [0.2, 0, 2], 0.4, 0.8),
    ],
  },
  'cableado-de-red': {
    ground: 'network',
    items: [
      goods('tp-link-tl-sg1016d', [0, 0, 0], 0.1),
      goods('cable-red-cat6-10m', [-1.6, 0, 1.9], 0.3, 0.7),
      { ...blue, at: [2.2, 0, 1.6] },
    ],
  },
  'configuracion-de-router': {
    ground: 'network',
    items: [
      goods('tp-link-tl-wr840n', [-0.9, 0, -0.2], 0.2),
      goods('samsung-galaxy-a15', [1.2, 0, 0.7], -0.2),
    ],
  },
  'enlace-inalambrico': {
    ground: 'network',
    items: [
      {
        thing: 'accessPoint',
        look: { brand: 'tp-link', name: 'CPE', kind: 'dish' },
        at: [-1.3, 0, 0],
        turn: 0.3,
      },
      goods('tp-link-cpe210', [1.6, 0, -0.4], -0.3),
    ],
  },
  'energia-y-respaldo': {
    ground: 'power',
    items: [
      goods('apc-back-ups-bx1200', [-0.5, 0, 0], 0.1),
      { thing: 'battery', look: {}, at: [1.5, 0, 1.1], turn: -0.3 },
    ],
  },
  'cambio-de-bateria-ups': {
    ground: 'power',
    items: [
      goods('forza-nt-761', [-0.6, 0, -0.3], 0.1),
      { thing: 'battery', look: {}, at: [1.2, 0, 1], turn: -0.2 },
      { ...red, at: [0.2, 0, 2], turn: 1.2, scale: 0.8 },
    ],
  },
  'diagnostico-electrico': {
    ground: 'power',
    items: [
      { ...gauge, at: [1, 0, 0.4], turn: -0.2, scale: 1.3 },
      goods('apc-pe66-6-tomas', [-0.4, 0, -1.2], 0.2),
    ],
  },
  'soporte-a-empresas': {
    ground: 'office',
    items: [
      goods('dell-p2422h', [0.4, 0, -1.2], 0),
      goods('hp-laserjet-m111w', [-3, 0, 0.2], 0.4, 0.75),
      goods('logitech-k120', [0.7, 0, 1], 0, 0.8),
    ],
    view: { yaw: 0.2, pitch: 0.3, fill: 0.86 },
  },
  'contrato-de-mantenimiento': {
    ground: 'office',
    items: [
      { thing: 'notebook', look: { colour: '#1f52d6' }, at: [-0.6, 0, 0], turn: 0.2 },
      goods('casio-mx-120b', [1.2, 0, 0.2], -0.2),
      { thing: 'mug', look: { colour: '#f2b13c' }, at: [0.4, 0, -1.5] },
    ],
  },
  'punto-de-venta': {
    ground: 'office',
    items: [
      goods('epson-tm-t20iii', [1.5, 0, 0], -0.2),
      goods('samsung-galaxy-tab-a9', [-0.9, 0, 0.2], 0.2, 1.1),
      goods('etiquetas-termicas-50x25', [0.4, 0, 1.9], 0.2, 0.8),
    ],
  },
}
