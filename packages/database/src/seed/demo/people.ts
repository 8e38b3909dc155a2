import { roles } from '@tecnoclick/domain/people/roles'
import { z } from 'zod'
import { readJson } from './data-files.ts'
import { daysAgoSchema } from './moment.ts'
import { currencySchema, lineSchema } from './selling.ts'

const text = z.string().min(1)
const email = z.email()

const person = z.strictObject({
  email,
  role: z.enum(roles),
  name: z.string(),
  lastname: text.exactOptional(),
  phone: text.exactOptional(),
  /** CI of a person, REEUP of a business. */
  ruccode: text.exactOptional(),
  website: z.url().exactOptional(),
  clicode: text.exactOptional(),
  joinedDaysAgo: z.int().min(1),
  /** False: signed up but never activated. */
  activated: z.literal(false).exactOptional(),
  enabled: z.literal(false).exactOptional(),
})
export type DemoPerson = z.infer<typeof person>

/** Customers besides the demo accounts. Their passwords are random and not stored. */
export const otherPeople = readJson('people/people.json', z.array(person))

const address = z.strictObject({
  name: text,
  lastname: text,
  company: text.exactOptional(),
  state: text,
  city: text,
  street: text,
  apartament: text.exactOptional(),
  zip: text,
  phone: text,
})
export type DemoAddress = z.infer<typeof address>

/** By customer; the first one is the principal address. */
export const addressBook = readJson('people/addresses.json', z.record(email, z.array(address).min(1)))

const productsByCustomer = z.record(email, z.array(text))
export const wishlists = readJson('people/wishlists.json', productsByCustomer)
export const compareLists = readJson('people/compare-lists.json', productsByCustomer)

/** Open carts by customer. `minutes` since the last change; beyond two hours nothing is reserved. */
export const carts = readJson(
  'people/carts.json',
  z.record(
    email,
    z.strictObject({ minutes: z.int().min(0), currency: currencySchema, lines: z.array(lineSchema) }),
  ),
)

/** 'Avíseme'; those with `told` were sent. */
export const stockAlerts = readJson(
  'stock/stock-alerts.json',
  z.array(
    z.strictObject({
      product: text.exactOptional(),
      words: text.exactOptional(),
      email,
      asked: daysAgoSchema,
      told: daysAgoSchema.exactOptional(),
    }),
  ),
)

export const newsletter = readJson(
  'people/newsletter.json',
  z.array(
    z.strictObject({
      email,
      joined: daysAgoSchema,
      confirmed: z.boolean(),
      left: daysAgoSchema.exactOptional(),
    }),
  ),
)

export const searches = readJson(
  'people/searches.json',
  z.array(
    z.strictObject({
      query: text,
      times: z.int().min(1),
      hits: z.int().min(0),
      daysAgo: z.int().min(1),
    }),
  ),
)

export const searchRules = readJson(
  'people/search-rules.json',
  z.array(z.strictObject({ words: text, products: z.string() })),
)

const hours = z.number().min(0)

export const contactMessages = readJson(
  'people/contact-messages.json',
  z.array(
    z.strictObject({
      name: text,
      email,
      /** Sent while signed in. */
      customer: email.exactOptional(),
      sent: daysAgoSchema,
      subject: text,
      body: text,
      /** Hours later. */
      read: hours.exactOptional(),
      reply: z.tuple([hours, text]).exactOptional(),
    }),
  ),
)
