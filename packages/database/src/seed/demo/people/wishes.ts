import type { DaysAgo } from '../moment.ts'
import type { CustomerEmail } from './people.ts'

/** What customers keep for later. */
export const wishlists: Partial<Record<CustomerEmail, readonly string[]>> = {
  'cliente@demo.cu': [
    'epson-ecotank-l8050',
    'silla-ejecutiva-malla-negra',
    'logitech-mx-master-3s',
    'dell-p2422h',
  ],
  'empresa@demo.cu': ['epson-ecotank-l15150', 'canon-imageprograf-tm-200'],
  'dianelys.cruz@example.com': ['samsung-galaxy-tab-a9', 'logitech-c920s'],
  'yoel.batista@example.net': ['asus-proart-pa278cv', 'tp-link-eap225'],
}

export const compareLists: Partial<Record<CustomerEmail, readonly string[]>> = {
  'cliente@demo.cu': ['epson-ecotank-l3250', 'canon-pixma-g3160', 'hp-smart-tank-580'],
  'marta.fonseca@example.org': ['epson-ecotank-l8050', 'epson-ecotank-l4260'],
}

export type DemoAlert = { product: string; email: string; asked: DaysAgo; told?: DaysAgo }

/** 'Avísame'. The last ones have had their mail. */
export const stockAlerts: readonly DemoAlert[] = [
  { product: 'brother-dcp-t520w', email: 'cliente@demo.cu', asked: [6, '21:05'] },
  { product: 'brother-bt5001-cian', email: 'imprenta.rapida@example.com', asked: [4, '10:10'] },
  { product: 'dell-latitude-3440', email: 'bufete.granma@example.org', asked: [11, '15:22'] },
  { product: 'asus-proart-pa278cv', email: 'yoel.batista@example.net', asked: [20, '19:40'] },
  { product: 'logitech-c270', email: 'profe.nancy@example.org', asked: [2, '08:17'] },
  { product: 'forza-fvr-1211', email: 'roberto.cespedes@example.com', asked: [9, '12:01'] },
  { product: 'tp-link-re305', email: 'ismary.leyva@example.com', asked: [3, '17:55'] },
  {
    product: 'kingston-nv2-1tb',
    email: 'alexander.tamayo@example.com',
    asked: [75, '11:30'],
    told: [61, '09:00'],
  },
]

/** Lines of the carts as they stand. `minutes` since the last change; beyond two hours nothing is reserved. */
export const carts: Partial<
  Record<
    CustomerEmail,
    {
      minutes: number
      currency: 'USD' | 'MLC' | 'CUP'
      lines: readonly (readonly [
        product: string,
        quantity: number,
        options?: Readonly<Record<string, string>>,
      ])[]
    }
  >
> = {
  'cliente@demo.cu': {
    minutes: 12,
    currency: 'USD',
    lines: [
      ['hp-m24f', 1],
      ['logitech-m185', 2, { Color: 'Azul' }],
      ['cable-usb-impresora-3m', 1],
    ],
  },
  'empresa@demo.cu': {
    minutes: 35,
    currency: 'MLC',
    lines: [
      ['hp-ce285a-85a', 3],
      ['papel-a4-80g', 10],
    ],
  },
  'ismary.leyva@example.com': {
    minutes: 1_900,
    currency: 'CUP',
    lines: [
      ['epson-powerlite-e20', 1],
      ['cable-hdmi-2m', 1],
    ],
  },
}

export const newsletter = [
  { email: 'cliente@demo.cu', joined: [120, '10:00'], confirmed: true },
  { email: 'dianelys.cruz@example.com', joined: [88, '15:00'], confirmed: true },
  { email: 'profe.nancy@example.org', joined: [3, '09:40'], confirmed: false },
  { email: 'ramiro.cutino@example.net', joined: [200, '18:20'], confirmed: true, left: [30, '12:00'] },
] as const satisfies readonly { email: string; joined: DaysAgo; confirmed: boolean; left?: DaysAgo }[]

/** What visitors typed: query, times, hits, days ago. */
export const searches: readonly (readonly [query: string, times: number, hits: number, daysAgo: number])[] = [
  ['l3250', 34, 3, 1],
  ['t544', 28, 4, 1],
  ['laptop', 22, 8, 1],
  ['router', 17, 6, 1],
  ['toner 12a', 6, 0, 1],
  ['ps5', 5, 0, 1],
  ['l3250', 29, 3, 2],
  ['ups', 15, 3, 2],
  ['almohadilla epson', 7, 0, 2],
  ['toner 12a', 4, 0, 2],
  ['memoria ram', 11, 3, 3],
  ['cartucho 122', 3, 0, 3],
  ['inversor', 9, 0, 3],
  ['tinta l455', 5, 0, 4],
  ['camara web', 8, 2, 4],
  ['inversor', 12, 0, 5],
  ['silla', 6, 2, 6],
  ['bateria laptop hp', 4, 0, 7],
  ['inversor', 7, 0, 9],
  ['panel solar', 6, 0, 10],
  ['impresora a3', 5, 1, 11],
  ['telefono samsung', 19, 2, 12],
]
