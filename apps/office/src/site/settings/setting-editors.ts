import type { SettingKey } from '@tecnoclick/domain/site/settings'
import type { office } from '@tecnoclick/messages/office'

export type Unit = keyof typeof office.settings.unitNames

export type Editor =
  | { kind: 'line'; type?: 'email' | 'tel' | 'url' }
  | { kind: 'text' }
  | { kind: 'lines' }
  | { kind: 'count'; unit?: Unit }
  | { kind: 'choice'; choices: readonly (keyof typeof office.settings.choices)[] }
  | { kind: 'money' }

const line = { kind: 'line' } as const
const text = { kind: 'text' } as const
const money = { kind: 'money' } as const

/** How each setting is edited; what has no editor is shown and no more. */
export const settingEditors: Readonly<Record<SettingKey, Editor | undefined>> = {
  storeName: line,
  tagline: line,
  logo: undefined,
  phones: { kind: 'lines' },
  supportPhone: { kind: 'line', type: 'tel' },
  whatsapp: { kind: 'line', type: 'tel' },
  email: { kind: 'line', type: 'email' },
  address: text,
  hours: undefined,
  socialLinks: undefined,
  coordinates: undefined,
  mapUrl: { kind: 'line', type: 'url' },
  deliveryFee: money,
  freeDeliveryFrom: money,
  reservationHours: { kind: 'count', unit: 'hours' },
  productLinks: { kind: 'choice', choices: ['members', 'everyone'] },
  keyAnswerHours: { kind: 'count', unit: 'hours' },
  legalName: line,
  legalCode: text,
  proformaValidDays: { kind: 'count', unit: 'days' },
  transferAccounts: undefined,
  transferQrTemplate: text,
  businessId: { kind: 'count' },
  lowStockFrom: { kind: 'count', unit: 'units' },
}
