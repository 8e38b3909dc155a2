import { goods } from '../goods.ts'
import type { Tile } from '../tile.ts'

/** Networks, power, telephones and the office. */
export const houseAndOfficeTiles: Readonly<Record<string, Tile>> = {
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
