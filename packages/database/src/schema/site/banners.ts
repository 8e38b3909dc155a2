import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { createdAt, fileName, id, instant, updatedAt, version } from '../../columns.ts'
import { files } from '../platform/files.ts'

export const bannerPlaces = ['slideshow', 'slideshow-two', 'resets', 'catalogue'] as const

export const banners = pgTable(
  'banners',
  {
    id: id(),
    place: varchar('place', { length: 20, enum: bannerPlaces }).notNull(),
    title: varchar('title', { length: 120 }).notNull(),
    text: varchar('text', { length: 300 }).notNull().default(''),
    linkLabel: varchar('link_label', { length: 60 }).notNull().default(''),
    /** A path of this shop: `/reset/list`. */
    link: varchar('link', { length: 300 }),
    image: fileName('image')
      .notNull()
      .references(() => files.name, { onUpdate: 'cascade' }),
    phoneImage: fileName('phone_image').references(() => files.name, { onUpdate: 'cascade' }),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('banners_place').on(t.place, t.position),
    oneOf('banners_place_known', t.place, bannerPlaces),
    check('banners_link_is_ours', sql`${t.link} ~ '^/([^/]|$)'`),
    check('banners_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)
