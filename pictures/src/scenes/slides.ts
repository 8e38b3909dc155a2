import type { Item } from '../arrangement.ts'
import { fourInks } from '../shelves/inks-palette.ts'
import type { View } from '../studio/camera.ts'
import type { Ground } from '../studio.ts'
import { goods } from './goods.ts'

export interface Slide {
  ground: Ground
  items: readonly Item[]
  /** Wide picture: the things keep to the right, words stand on the left. */
  wide: View
  /** Phone: the things stand below the words. */
  phone: View
}

const views = (yaw: number, pitch: number): Pick<Slide, 'wide' | 'phone'> => ({
  wide: { yaw, pitch, fill: [0.54, 0.86], lens: 24, shift: [0.205, -0.01] },
  phone: { yaw, pitch, fill: [0.94, 0.62], lens: 24, shift: [0, -0.15] },
})

const oak = '#d8a873'
const walnut = '#a9754a'

export const slides: Readonly<Record<string, Slide>> = {
  'impresion-continua': {
    ground: { light: '#e9f0ff', rim: '#b7cdfa' },
    items: [
      { thing: 'board', look: { colour: oak, width: 9.4, depth: 5.4 }, at: [0, 0, 0] },
      goods('epson-ecotank-l3250', [-1.7, 0.28, -0.5], 0.12),
      {
        thing: 'inkBottle',
        look: { brand: 'EPSON', code: '544', ink: '#111', volume: '65 ml', row: fourInks },
        at: [2.1, 0.28, 0.5],
        turn: -0.1,
      },
      goods('papel-fotografico-a4-200g', [2.3, 0.28, -1.3], 0.5, 0.8),
      { thing: 'plant', look: { kind: 'swords', pot: '#f4f1ec' }, at: [3.9, 0.28, -1.3] },
      { thing: 'mug', look: { colour: '#f2b13c' }, at: [3.6, 0.28, 1.6], turn: 0.6 },
      { thing: 'notebook', look: { colour: '#24305a' }, at: [1.2, 0.28, 1.75], turn: 1.3, scale: 0.8 },
    ],
    ...views(0.32, 0.34),
  },
  'puesto-de-trabajo': {
    ground: { light: '#f0eefe', rim: '#c9c2f3' },
    items: [
      {
        thing: 'board',
        look: {
          colour: oak,
          width: 14,
          depth: 6.6,
          thickness: 0.3,
          legs: 7,
          legColour: '#4a4e57',
          drawers: '#f1eee9',
        },
        at: [0, 0, 0],
      },
      goods('asus-proart-pa278cv', [-0.6, 7.3, -1.6], 0.1),
      goods('logitech-k120', [-1.1, 7.3, 1.1], 0.04, 0.9),
      goods('logitech-m185', [2, 7.3, 1.2], Math.PI),
      goods('hp-probook-440-g10', [4.7, 7.3, 0], -0.42),
      { thing: 'deskLamp', look: { colour: '#f2a93b' }, at: [-5.4, 7.3, -1.4], turn: -0.3 },
      { thing: 'mug', look: { colour: '#1f52d6' }, at: [-4.2, 7.3, 1.2], turn: 2.4 },
      {
        thing: 'books',
        look: { colours: ['#e0452c', '#1f52d6', '#f2b13c'] },
        at: [5.4, 7.3, -2],
        turn: 0.3,
        scale: 0.9,
      },
      goods('silla-ejecutiva-malla-negra', [-3.2, 0, 4.6], 2.5, 0.86),
      { thing: 'plant', look: { kind: 'swords', pot: '#ffffff', size: 2.6 }, at: [-8.8, 0, -1] },
    ],
    ...views(0.3, 0.22),
  },
  'energia-segura': {
    ground: { light: '#fff6e2', rim: '#f6d596' },
    items: [
      {
        thing: 'board',
        look: { colour: '#fbe3b6', width: 8.6, depth: 8.6, round: true, thickness: 0.4 },
        at: [0, 0, 0],
      },
      goods('apc-back-ups-bx1200', [-1.3, 0.4, -0.6], 0.35, 1.15),
      goods('forza-fvr-1211', [1.7, 0.4, -0.2], -0.3, 1.05),
      goods('apc-pe66-6-tomas', [0.5, 0.4, 2.2], 0.1),
      { thing: 'shield', look: {}, at: [0.9, 0.4, -2.4], turn: 0.1, scale: 1.35 },
      { thing: 'deskLamp', look: { colour: '#e0752c' }, at: [-3, 0.4, 0.6], turn: 0.4, scale: 0.8 },
    ],
    ...views(0.25, 0.36),
  },
  'red-en-casa': {
    ground: { light: '#e4f8f2', rim: '#acdfd2' },
    items: [
      {
        thing: 'board',
        look: { colour: '#bfe8dc', width: 9, depth: 9, round: true, thickness: 0.4 },
        at: [0, 0, 0],
      },
      {
        thing: 'board',
        look: { colour: '#ffffff', width: 3.4, depth: 3.4, round: true, thickness: 0.9 },
        at: [-0.4, 0.4, -0.7],
      },
      goods('tp-link-archer-c6', [-0.4, 1.3, -0.7], 0.1, 1.15),
      goods('tp-link-eap225', [2.6, 0.4, -1], -0.4, 1.05),
      goods('tp-link-tl-sg105', [2.1, 0.4, 1.8], -0.2, 1.1),
      goods('samsung-galaxy-a15', [-2.7, 0.4, 1.3], 0.35, 1.15),
      goods('tp-link-re305', [-2.9, 0.4, -1.5], 0.3),
      goods('cable-red-cat6-10m', [0, 0.4, 2.5], 0.4, 0.8),
    ],
    ...views(0.2, 0.36),
  },
  taller: {
    ground: { light: '#fff0e0', rim: '#fbcf9f' },
    items: [
      { thing: 'board', look: { colour: walnut, width: 9.6, depth: 5.8 }, at: [0, 0, 0] },
      {
        thing: 'inkTankPrinter',
        look: { brand: 'EPSON', name: 'L3250', inks: fourInks, open: 1.15, rearPaper: false, page: 'chart' },
        at: [-1.5, 0.28, -0.7],
        turn: 0.16,
      },
      { thing: 'screwdriver', look: { colour: '#e0452c' }, at: [1.5, 0.28, 1.9], turn: 0.8 },
      { thing: 'screwdriver', look: { colour: '#1f52d6', long: 1 }, at: [2.4, 0.28, 1.7], turn: 0.4 },
      { thing: 'screwTray', look: {}, at: [2.3, 0.28, 0.2], turn: -0.2 },
      { thing: 'multimeter', look: {}, at: [3.6, 0.28, -1.4], turn: -0.3, scale: 1.1 },
      {
        thing: 'inkBottle',
        look: { brand: 'EPSON', code: '544', ink: '#00a0df', volume: '65 ml' },
        at: [-3.9, 0.28, 1.6],
      },
      { thing: 'deskLamp', look: { colour: '#24305a' }, at: [-4, 0.28, -1.6], turn: -0.2, scale: 1.05 },
    ],
    ...views(0.3, 0.38),
  },
  insumos: {
    ground: { light: '#fdf0f1', rim: '#f3c5cc' },
    items: [
      {
        thing: 'board',
        look: { colour: '#f8dadd', width: 9, depth: 9, round: true, thickness: 0.4 },
        at: [0, 0, 0],
      },
      {
        thing: 'board',
        look: { colour: '#ffffff', width: 3.6, depth: 3.6, round: true, thickness: 1 },
        at: [-1.3, 0.4, -1.2],
      },
      {
        thing: 'inkBottle',
        look: { brand: 'EPSON', code: '544', ink: '#111', volume: '65 ml', row: fourInks },
        at: [-1.3, 1.4, -1.2],
        turn: 0.15,
        scale: 1.35,
      },
      goods('hp-664-tricolor', [-2.2, 0.4, 1.7], 0.2, 1.2),
      goods('hp-ce285a-85a', [2.3, 0.4, -0.6], -0.5, 0.85),
      goods('papel-a4-80g', [1.6, 0.4, 1.9], -0.3, 0.72),
    ],
    ...views(0.2, 0.36),
  },
  mayorista: {
    ground: { light: '#eaf2fb', rim: '#bcd5ee' },
    items: [
      {
        thing: 'board',
        look: { colour: walnut, width: 9.4, depth: 6, thickness: 0.4, corner: 0.1 },
        at: [0, 0, 0],
      },
      { thing: 'cartonBox', look: { size: [2.8, 2, 2.4] }, at: [-2.6, 0.4, -1.2], turn: 0.1 },
      {
        thing: 'cartonBox',
        look: { size: [2.8, 1.8, 2.4], text: 'EPSON L3250' },
        at: [0.4, 0.4, -1.3],
        turn: -0.05,
      },
      {
        thing: 'cartonBox',
        look: { size: [2.5, 1.7, 2.2], text: 'MONITOR' },
        at: [-1.2, 2.4, -1.2],
        turn: 0.2,
      },
      {
        thing: 'cartonBox',
        look: { size: [2.2, 1.6, 2], text: 'UPS 600 VA' },
        at: [3.1, 0.4, -1.2],
        turn: -0.15,
      },
      goods('hp-laserjet-m111w', [2.7, 2, -1.2], -0.2, 0.55),
      goods('papel-carta-75g', [-2.6, 0.4, 1.7], 0.4, 0.75),
      goods('casio-mx-120b', [0.6, 0.4, 1.8], 0.2, 1.1),
      { thing: 'notebook', look: { colour: '#1f52d6' }, at: [2.7, 0.4, 1.6], turn: -0.3 },
    ],
    ...views(0.3, 0.34),
  },
  resets: {
    ground: { light: '#32498f', rim: '#141e44' },
    items: [
      {
        thing: 'board',
        look: { colour: '#3a5199', width: 9.4, depth: 9.4, round: true, thickness: 0.4 },
        at: [0, 0, 0],
      },
      goods('epson-ecotank-l4260', [-1.3, 0.4, -0.8], 0.25, 1.05),
      {
        thing: 'laptop',
        look: { brand: 'HP', shell: '#c9cdd5', art: { kind: 'code' }, width: 3.2 },
        at: [2.3, 0.4, 0.9],
        turn: -0.35,
      },
      { thing: 'keyMark', look: {}, at: [-3.2, 0.45, 1.2], turn: [0, 0.2, 0.14], scale: 0.95 },
      goods('cable-usb-impresora-3m', [-1.6, 0.4, 2.4], 0.5, 0.75),
    ],
    ...views(0.22, 0.36),
  },
  catalogo: {
    ground: { light: '#eef3ff', rim: '#c4d5fb' },
    items: [
      {
        thing: 'board',
        look: { colour: '#dbe6ff', width: 13, depth: 6.4, corner: 3.1, thickness: 0.4 },
        at: [0, 0, 0],
      },
      goods('canon-pixma-g3160', [-3.9, 0.4, -0.7], 0.3),
      goods('dell-p2422h', [0.1, 0.4, -1.6], 0.05, 0.85),
      goods('lenovo-ideapad-3-15', [0.1, 0.4, 1], 0.06, 0.95),
      goods('tp-link-archer-ax12', [4.4, 0.4, -1], -0.4, 1),
      goods('logitech-h390', [3.6, 0.4, 1.2], -0.5, 1),
      goods('samsung-galaxy-a15', [-3.7, 0.4, 1.9], 0.5, 1.1),
      goods('apc-back-ups-bx600', [2.6, 0.4, -1.9], -0.2, 0.9),
    ],
    ...views(0.16, 0.34),
  },
}
