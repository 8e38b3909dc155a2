import { bottles, goods } from '../goods.ts'
import { oak, type Slide, slideViews } from '../slide.ts'

/** The slideshow of the home page. */
export const homeSlides = {
  'impresion-continua': {
    ground: { light: '#e9f0ff', rim: '#b7cdfa' },
    items: [
      { thing: 'board', look: { colour: oak, width: 9, depth: 5.6 }, at: [0, 0, 0] },
      goods('epson-ecotank-l3250', [-1.7, 0.28, -0.5], 0.12, 1.08),
      { ...bottles, at: [2.1, 0.28, 0.3], turn: -0.1, scale: 1.12 },
      { thing: 'plant', look: { kind: 'swords', pot: '#f4f1ec' }, at: [3.5, 0.28, -1.6], scale: 1.1 },
      { thing: 'mug', look: { colour: '#f2b13c' }, at: [3.5, 0.28, 1.7], turn: 0.6, scale: 1.05 },
      { thing: 'notebook', look: { colour: '#24305a' }, at: [1.3, 0.28, 1.85], turn: 1.3, scale: 0.85 },
      goods('papel-fotografico-a4-200g', [-3.3, 0.28, 1.9], 0.3, 0.5),
    ],
    ...slideViews(0.3, 0.34),
  },
  'puesto-de-trabajo': {
    ground: { light: '#f0eefe', rim: '#c9c2f3' },
    items: [
      { thing: 'board', look: { colour: oak, width: 11.2, depth: 6.4, thickness: 0.34 }, at: [0, 0, 0] },
      goods('asus-proart-pa278cv', [-1.1, 0.34, -1.6], 0.06),
      goods('logitech-k120', [-1.6, 0.34, 1.3], 0.04, 0.95),
      goods('logitech-m185', [1.15, 0.34, 1.4], Math.PI, 1.1),
      goods('hp-probook-440-g10', [3.5, 0.34, 0.7], -0.36, 1.06),
      { thing: 'deskLamp', look: { colour: '#f2a93b' }, at: [-4.8, 0.34, -1.6], turn: -0.9, scale: 1.15 },
      { thing: 'mug', look: { colour: '#1f52d6' }, at: [-4.5, 0.34, 1.5], turn: 2.4, scale: 1.05 },
      { thing: 'plant', look: { kind: 'swords', pot: '#ffffff', size: 1.3 }, at: [4.4, 0.34, -2] },
      { thing: 'pencilCup', look: { colour: '#24305a' }, at: [-3.9, 0.34, 0.1], scale: 1.1 },
    ],
    ...slideViews(0.24, 0.28),
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
    ...slideViews(0.25, 0.36),
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
    ...slideViews(0.2, 0.36),
  },
} satisfies Readonly<Record<string, Slide>>
