import type { View } from '../../studio/camera.ts'
import { bottles, goods } from '../goods.ts'
import { type Slide, slideViews } from '../slide.ts'

/** Dark, as the one thing of the home page that is not goods. */
export const resetBanner: Slide = {
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
  ...slideViews(0.22, 0.36),
}

/** Above the lists of goods, where white words stand: `anuncio.jpg`, four times as wide as high. Pale things, or they would drown. */
export const catalogueBanner: Slide = {
  ground: { light: '#32498f', rim: '#0f1b3e' },
  items: [
    {
      thing: 'board',
      look: { colour: '#3a5199', width: 15.6, depth: 6, corner: 2.9, thickness: 0.4 },
      at: [0, 0, 0],
    },
    goods('hp-smart-tank-580', [-5, 0.4, -0.5], 0.3),
    { ...bottles, at: [-3.1, 0.4, 1.8], scale: 0.9 },
    goods('hp-m24f', [-0.5, 0.4, -1.4], 0.05, 0.85),
    goods('asus-vivobook-go-15', [0.6, 0.4, 1.1], -0.06, 0.9),
    goods('tp-link-eap225', [3.6, 0.4, -1], -0.2, 1),
    goods('samsung-galaxy-a15', [3.4, 0.4, 1.3], -0.2, 0.9),
    goods('tp-link-tl-wr840n', [5.7, 0.4, -0.2], -0.35, 1),
  ],
  wide: { yaw: 0.12, pitch: 0.26, fill: [0.54, 0.84], lens: 20, shift: [0.18, -0.01] },
  phone: { yaw: 0.8, pitch: 0.42, fill: [0.84, 0.52], lens: 24, foot: 0.05 },
}

/** What a link to the shop looks like in a conversation; name and mark are drawn on its left. */
export const socialView: View = {
  yaw: 0.3,
  pitch: 0.34,
  fill: [0.56, 0.8],
  lens: 24,
  shift: [0.185, -0.06],
}
