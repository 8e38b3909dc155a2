import type { LocalizedText } from '@tecnoclick/domain/platform/localized-text'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { stepTurns } from '@tecnoclick/domain/workshop/repair-steps'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

/** What refines the states of a repair (workshop.md#steps). Those with a key are in every shop; a used one is switched off, not deleted. */
export const repairSteps = pgTable(
  'repair_steps',
  {
    id: id(),
    key: varchar('key', { length: 12 }),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    /** What the customer reads. */
    text: jsonb('text').$type<LocalizedText>().notNull(),
    state: varchar('state', { length: 12, enum: orderStatuses }).notNull(),
    turn: varchar('turn', { length: 8, enum: stepTurns }).notNull(),
    expectedDays: integer('expected_days'),
    /** Whether the customer gets a mail. */
    notify: boolean('notify').notNull().default(true),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('repair_steps_name_unique').on(sql`lower(${t.name} ->> 'es')`),
    unique('repair_steps_key_unique').on(t.key),
    unique('repair_steps_id_and_state').on(t.id, t.state),
    check('repair_steps_key_form', sql`${t.key} ~ '^[a-z]{1,12}$'`),
    check('repair_steps_named', sql`btrim(${t.name} ->> 'es') <> ''`),
    oneOf('repair_steps_state_known', t.state, orderStatuses),
    oneOf('repair_steps_turn_known', t.turn, stepTurns),
    check('repair_steps_expected', sql`${t.expectedDays} between 1 and 365`),
  ],
)
