import { bottles, goods } from '../goods.ts'
import type { Tile } from '../tile.ts'

/** Departments of printing and supplies with their families and shelves. */
export const printingTiles: Readonly<Record<string, Tile>> = {
  impresion: {
    ground: 'printing',
    items: [
      goods('epson-ecotank-l4260', [0, 0, 0], 0.15),
      { ...bottles, at: [1.4, 0, 2.6], scale: 0.95 },
      goods('zebra-zd220', [-2.6, 0, 2], 0.5, 0.7),
    ],
  },
  impresoras: {
    ground: 'printing',
    items: [goods('hp-smart-tank-580', [-0.9, 0, 1.3], 0.2), goods('brother-hl-l2360dw', [1.5, 0, -2.2], 0)],
  },
  'impresoras-tinta': {
    ground: 'printing',
    items: [goods('epson-ecotank-l6490', [0, 0, 0])],
    view: { yaw: -0.5, pitch: 0.4, fill: 0.84 },
  },
  'impresoras-laser': {
    ground: 'printing',
    items: [goods('brother-dcp-l2540dw', [0, 0, 0])],
    view: { yaw: 0.5, pitch: 0.34, fill: 0.82 },
  },
  plotters: {
    ground: 'printing',
    items: [goods('canon-imageprograf-tm-200', [0, 0, 0])],
    view: { yaw: -0.42, pitch: 0.24, fill: 0.86 },
  },
  'impresoras-etiquetas': {
    ground: 'printing',
    items: [goods('brother-ql-800', [-1.1, 0, 0.6], 0.2), goods('epson-tm-t20iii', [1.2, 0, -0.6], -0.1)],
  },
  digitalizacion: {
    ground: 'printing',
    items: [goods('hp-scanjet-pro-2600-f1', [0, 0, -1]), goods('epson-workforce-es-50', [0.2, 0, 2.2], 0.1)],
  },
  escaneres: {
    ground: 'printing',
    items: [goods('canon-lide-300', [0, 0, 0])],
    view: { yaw: -0.6, pitch: 0.46, fill: 0.82 },
  },
  insumos: {
    ground: 'supplies',
    items: [
      { ...bottles, at: [-0.7, 0, 0.9], scale: 1.15 },
      goods('hp-ce285a-85a', [0.4, 0, -1.2], 0.05, 0.8),
      goods('hp-664-tricolor', [1.7, 0, 1.1], -0.2),
    ],
  },
  'tintas-y-toner': {
    ground: 'supplies',
    items: [{ ...bottles, at: [0, 0, 0.9] }, goods('brother-tn-660', [0, 0, -1], 0, 0.85)],
  },
  tintas: { ground: 'supplies', items: [bottles], view: { yaw: 0.2, pitch: 0.3, fill: 0.8 } },
  cartuchos: {
    ground: 'supplies',
    items: [goods('canon-cl-246', [-0.9, 0, 0], 0.2), goods('hp-662xl-negro', [1.2, 0, -0.5], -0.2)],
  },
  toner: {
    ground: 'supplies',
    items: [goods('canon-crg-125', [0, 0, 0])],
    view: { yaw: -0.4, pitch: 0.4, fill: 0.82 },
  },
  cintas: {
    ground: 'supplies',
    items: [goods('epson-s015329-fx890', [0, 0, -0.6], 0.1), goods('epson-erc-38', [0.3, 0, 1.1], -0.1)],
  },
  'papel-y-etiquetas': {
    ground: 'supplies',
    items: [
      goods('papel-a4-80g', [-0.8, 0, -0.4], 0.1),
      goods('etiquetas-termicas-50x25', [1.8, 0, 1.5], -0.3, 0.9),
    ],
  },
  papel: {
    ground: 'supplies',
    items: [goods('papel-carta-75g', [0, 0, 0])],
    view: { yaw: -0.4, pitch: 0.5, fill: 0.82 },
  },
}
