import { goods, openedPrinter } from '../goods.ts'
import type { Tile } from '../tile.ts'
import { blueDriver, redDriver, tray } from '../workbench.ts'

/** Printers, plotters and computers on the bench. */
export const machineServices: Readonly<Record<string, Tile>> = {
  'impresoras-y-ploteres': { ground: 'printing', items: [openedPrinter, redDriver, tray] },
  'limpieza-de-cabezal': {
    ground: 'printing',
    items: [
      { ...openedPrinter, turn: 0.2 },
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
      { ...redDriver, at: [2.4, 0, 1.4] },
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
      { ...blueDriver, at: [2.9, 0, 2.6] },
    ],
  },
  'computadoras-y-laptops': {
    ground: 'computing',
    items: [
      goods('dell-latitude-3440', [-0.4, 0, 0], 0.2),
      { ...redDriver, at: [2.4, 0, 0.8] },
      { ...tray, at: [2.4, 0, -0.6], scale: 0.8 },
    ],
  },
  'mantenimiento-de-pc': {
    ground: 'computing',
    items: [
      { thing: 'desktopTower', look: { brand: 'XTECH', front: 'fans', accent: '#4f9cff' }, at: [-0.6, 0, 0] },
      { ...redDriver, at: [1.5, 0, 1.4] },
      { ...blueDriver, at: [2, 0, 1.1] },
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
      { ...redDriver, at: [2.4, 0, 1] },
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
}
