import { goods } from '../goods.ts'
import type { Tile } from '../tile.ts'
import { blueDriver, gauge, redDriver } from '../workbench.ts'

/** Networks, power and offices: work done where the customer is. */
export const siteServices: Readonly<Record<string, Tile>> = {
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
      goods('cable-red-cat6-10m', [-0.5, 0, 2], 0.3, 0.8),
      { ...blueDriver, at: [1.5, 0, 1.7] },
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
      { ...redDriver, at: [0.2, 0, 2], turn: 1.2, scale: 0.8 },
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
