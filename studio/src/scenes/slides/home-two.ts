import { bottles, goods, openedPrinter } from '../goods.ts'
import { type Slide, slideViews, walnut } from '../slide.ts'

/** The slideshow of /home-two: workshop, supplies, wholesale. */
export const homeTwoSlides = {
  taller: {
    ground: { light: '#fff0e0', rim: '#fbcf9f' },
    items: [
      { thing: 'board', look: { colour: walnut, width: 9.6, depth: 5.8 }, at: [0, 0, 0] },
      { ...openedPrinter, at: [-1.5, 0.28, -0.7], turn: 0.16 },
      { thing: 'screwdriver', look: { colour: '#e0452c' }, at: [1.3, 0.28, 1.9], turn: 0.8, scale: 1.1 },
      {
        thing: 'screwdriver',
        look: { colour: '#1f52d6', long: 1 },
        at: [2.3, 0.28, 1.8],
        turn: 0.4,
        scale: 1.1,
      },
      { thing: 'screwTray', look: {}, at: [2.1, 0.28, 0.1], turn: -0.2, scale: 1.1 },
      { thing: 'multimeter', look: {}, at: [3.4, 0.28, -1.4], turn: -0.3, scale: 1.2 },
      {
        thing: 'inkBottle',
        look: { brand: 'EPSON', code: '544', ink: '#00a0df', volume: '65 ml' },
        at: [-3.9, 0.28, 1.6],
      },
      { thing: 'deskLamp', look: { colour: '#24305a' }, at: [-4, 0.28, -1.6], turn: -0.2, scale: 1.05 },
    ],
    ...slideViews(0.3, 0.38),
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
      { ...bottles, at: [-1.3, 1.4, -1.2], turn: 0.15, scale: 1.35 },
      goods('hp-664-tricolor', [-2.2, 0.4, 1.7], 0.2, 1.2),
      goods('hp-ce285a-85a', [2.3, 0.4, -0.6], -0.5, 0.85),
      goods('papel-a4-80g', [1.6, 0.4, 1.9], -0.3, 0.72),
    ],
    ...slideViews(0.2, 0.36),
  },
  mayorista: {
    ground: { light: '#eaf2fb', rim: '#bcd5ee' },
    items: [
      {
        thing: 'board',
        look: { colour: walnut, width: 9.2, depth: 5.8, thickness: 0.4, corner: 0.1 },
        at: [0, 0, 0],
      },
      { thing: 'cartonBox', look: { size: [2.8, 2, 2.4] }, at: [-2.7, 0.4, -1], turn: 0.1 },
      {
        thing: 'cartonBox',
        look: { size: [2.8, 1.8, 2.4], text: 'EPSON L3250' },
        at: [0.3, 0.4, -1.2],
        turn: -0.05,
      },
      {
        thing: 'cartonBox',
        look: { size: [2.5, 1.7, 2.2], text: 'MONITOR' },
        at: [-1.1, 2.4, -1.1],
        turn: 0.2,
      },
      {
        thing: 'cartonBox',
        look: { size: [2.2, 1.6, 2], text: 'UPS 600 VA' },
        at: [3, 0.4, -1.1],
        turn: -0.15,
      },
      goods('papel-carta-75g', [2.9, 2, -1], -0.35, 0.62),
      goods('casio-mx-120b', [-0.2, 0.4, 1.6], 0.2, 1.15),
      { thing: 'notebook', look: { colour: '#1f52d6' }, at: [2.1, 0.4, 1.5], turn: -0.3, scale: 1.1 },
      { thing: 'mug', look: { colour: '#f2b13c' }, at: [-3.7, 0.4, 1.9], turn: 0.4, scale: 1.1 },
    ],
    ...slideViews(0.3, 0.34),
  },
} satisfies Readonly<Record<string, Slide>>
