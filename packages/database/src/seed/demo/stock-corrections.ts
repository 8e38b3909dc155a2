import type { DaysAgo } from './moment.ts'

/** What counting the shelves brought to light. */
export const stockCorrections: readonly { product: string; at: DaysAgo; quantity: number; reason: string }[] =
  [
    {
      product: 'papel-carta-75g',
      at: [25, '17:50'],
      quantity: -2,
      reason: 'Dos resmas mojadas por la gotera del almacén',
    },
    { product: 'epson-t544-magenta', at: [38, '18:10'], quantity: -1, reason: 'Botella rota al desempacar' },
    {
      product: 'logitech-m90',
      at: [62, '18:05'],
      quantity: 3,
      reason: 'Conteo físico: aparecieron tres en otra caja',
    },
    { product: 'tp-link-ls1008', at: [62, '18:06'], quantity: -1, reason: 'Conteo físico: faltaba uno' },
    {
      product: 'cable-hdmi-2m',
      at: [90, '12:30'],
      quantity: -1,
      reason: 'Entregado como reposición de garantía',
    },
  ]
