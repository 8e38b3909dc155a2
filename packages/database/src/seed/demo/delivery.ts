import { deliveryModes } from '@tecnoclick/domain/delivery/zones'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { z } from 'zod'
import { readCsv, readJson } from './data-files.ts'
import { type Currency, minorUnits } from './pricing.ts'

const modes = { yes: 'sí', no: 'no', arranged: 'a convenir' } as const
const currencies: readonly Currency[] = ['USD', 'MLC', 'CUP']

const row = z.record(z.string(), z.string()).transform((cells, context) => {
  const cell = (name: string) => cells[name]?.trim() ?? ''
  const mode = deliveryModes.find((known) => modes[known] === cell('Entrega'))
  if (!mode) {
    context.issues.push({ code: 'custom', message: 'Entrega', input: cells })
    return z.NEVER
  }
  return {
    state: cell('Provincia'),
    city: cell('Municipio'),
    mode,
    fees: amounts((currency) => cell(`Envío ${currency}`)),
    minimums: amounts((currency) => cell(`Mínimo ${currency}`)),
    daysFrom: count(cell('Días desde')),
    daysTo: count(cell('Días hasta')),
  }
})

function amounts(cellOf: (currency: Currency) => string): Record<string, number> {
  return Object.fromEntries(
    currencies.flatMap((currency) => {
      const text = cellOf(currency)
      return text === '' ? [] : [[currency, minorUnits(Number(text))]]
    }),
  )
}

function count(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** The file that the back office imports. */
export const demoZones = readCsv('delivery/delivery-zones.csv', row)

const time = z.string().regex(/^\d\d:\d\d$/)

export const demoPickupPoints = readJson(
  'delivery/pickup-points.json',
  z.array(
    z.strictObject({
      name: z.string().min(1),
      address: z.string().min(1),
      phone: z.string().min(1),
      hours: z.array(z.strictObject({ days: z.array(z.int().min(1).max(7)), opens: time, closes: time })),
    }),
  ),
)

/** In Granma, where the orders of the demo go: of the zone, otherwise of the settings. */
export const demoDeliveryFees: Readonly<Record<string, number>> = {
  ...initialPublicSettings.deliveryFee,
  ...demoZones.find(({ state, city }) => state === 'Granma' && city === '')?.fees,
}

/** So that the strip of the home page promises what is true (selling.md#delivery). */
export const demoFreeDeliveryFrom = { USD: minorUnits(50), MLC: minorUnits(50), CUP: minorUnits(19_500) }
