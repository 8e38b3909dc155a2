import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, fileName, id, updatedAt, version } from '../../columns.ts'
import { fromEnd, searchedWords } from '../../search-words.ts'
import { files } from '../platform/files.ts'
import { cities, states } from '../site/geography.ts'
import { users } from './users.ts'

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty until entered: a photo may be uploaded before the name, and the page shows 'Usuario'. */
    name: varchar('name', { length: 100 }).notNull().default(''),
    lastname: varchar('lastname', { length: 100 }),
    phone: varchar('phone', { length: 30 }),
    clicode: varchar('clicode', { length: 30 }).notNull().default(unapprovedClientCode),
    photo: fileName('photo').references(() => files.name, { onUpdate: 'cascade' }),
    website: varchar('website', { length: 200 }),
    /** CI/PASAPORTE of a person, REEUP of a business (people.md#profiles). */
    ruccode: varchar('ruccode', { length: 30 }),
    stateId: integer('state_id').references(() => states.id),
    cityId: integer('city_id'),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('profiles_user_unique').on(t.userId),
    uniqueIndex('profiles_clicode_unique')
      .on(sql`lower(${t.clicode})`)
      .where(sql`${t.clicode} <> 'NO APROBADO'`),
    foreignKey({
      name: 'profiles_city_of_state',
      columns: [t.stateId, t.cityId],
      foreignColumns: [cities.stateId, cities.id],
    }),
    index('profiles_words').using('gin', sql.raw(`(${searchedWords.profiles()})`)),
    index('profiles_phone_end').using('btree', sql.raw(`(${fromEnd.digits('phone')}) text_pattern_ops`)),
    index('profiles_photo').on(t.photo),
    notBlank('profiles_clicode_given', t.clicode),
  ],
)
