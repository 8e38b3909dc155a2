import {
  type CheckAnswer,
  longestConditions,
  longestQuestion,
  longestSignature,
  marksPerIntake,
  outlines,
  phrasesPerType,
  questionsPerType,
} from '@tecnoclick/domain/workshop/intake'
import { longestSerial } from '@tecnoclick/domain/workshop/serial-number'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, id, instant, money, updatedAt, version } from '../../columns.ts'
import { currencies } from '../site/currencies.ts'
import { serviceOrders } from './service-orders.ts'
import { services } from './services.ts'

const number = (value: number) => sql.raw(String(value))
const lines = (name: string) =>
  varchar(name, { length: longestQuestion }).array().notNull().default(sql`'{}'`)

/** What the workshop asks of a kind of device when it is left (workshop.md#taking-in). */
export const deviceTypes = pgTable(
  'device_types',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    /** The drawing on which damage is marked. */
    outline: varchar('outline', { length: 8, enum: outlines }).notNull().default('box'),
    /** Its number is an IMEI, which has a check digit. */
    hasImei: boolean('has_imei').notNull().default(false),
    asksPasscode: boolean('asks_passcode').notNull().default(false),
    /** What is usually asked for such a device. */
    serviceId: integer('service_id').references(() => services.id),
    /** Answered with yes, no or not tested. */
    questions: lines('questions'),
    /** Answered with a text. */
    textQuestions: lines('text_questions'),
    /** Problems that are written with one press. */
    phrases: lines('phrases'),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('device_types_name_unique').on(sql`lower(${t.name})`),
    notBlank('device_types_name_given', t.name),
    oneOf('device_types_outline_known', t.outline, outlines),
    check(
      'device_types_lists',
      sql`cardinality(${t.questions}) + cardinality(${t.textQuestions}) <= ${number(questionsPerType)}
        and cardinality(${t.phrases}) <= ${number(phrasesPerType)}`,
    ),
  ],
)

export type StoredCheck = { question: string; answer: CheckAnswer | null; text: string }
type StoredMark = { x: number; y: number; note: string }

/** The state of a device when it was left at the counter. It is written once and never changed. */
export const serviceIntakes = pgTable(
  'service_intakes',
  {
    serviceOrderId: integer('service_order_id')
      .primaryKey()
      .references(() => serviceOrders.id),
    deviceTypeId: integer('device_type_id')
      .notNull()
      .references(() => deviceTypes.id),
    /** Name and drawing of the type at that time. */
    deviceType: varchar('device_type', { length: 100 }).notNull(),
    outline: varchar('outline', { length: 8, enum: outlines }).notNull(),
    serial: varchar('serial', { length: longestSerial }).notNull().default(''),
    /** The serial as it is compared; null without one. */
    serialKey: varchar('serial_key', { length: longestSerial }),
    /** The passcode itself is never stored. Null where it was not asked. */
    passcodeLeft: boolean('passcode_left'),
    checklist: jsonb('checklist').$type<StoredCheck[]>().notNull(),
    marks: jsonb('marks').$type<StoredMark[]>().notNull(),
    /** The position of the photo that the marks are on; null for the drawing. */
    markedPhoto: integer('marked_photo'),
    estimateFrom: money('estimate_from'),
    estimateTo: money('estimate_to'),
    estimateCurrency: varchar('estimate_currency', { length: 3 }).references(() => currencies.code),
    /** As they were on the screen, in the language that was read. */
    conditions: text('conditions'),
    conditionsVersion: integer('conditions_version'),
    /** Strokes in a box of 600 by 200; null for one on paper. */
    signature: text('signature'),
    /** By the clock of whoever took it in, who may have had no connection. */
    takenAt: instant('taken_at').notNull(),
    /** The idempotency key: what waited without a connection for longer than answers are kept is stored once. */
    requestKey: varchar('request_key', { length: 128 }),
  },
  (t) => [
    index('service_intakes_serial').on(t.serialKey),
    index('service_intakes_type').on(t.deviceTypeId),
    unique('service_intakes_request_unique').on(t.requestKey),
    oneOf('service_intakes_outline_known', t.outline, outlines),
    check('service_intakes_serial_compared', sql`(${t.serial} = '') = (${t.serialKey} is null)`),
    check(
      'service_intakes_lists',
      sql`jsonb_typeof(${t.checklist}) = 'array' and jsonb_typeof(${t.marks}) = 'array'
        and jsonb_array_length(${t.checklist}) <= ${number(questionsPerType)}
        and jsonb_array_length(${t.marks}) <= ${number(marksPerIntake)}`,
    ),
    check('service_intakes_marked_photo', sql`${t.markedPhoto} between 1 and 4`),
    togetherOrNot('service_intakes_estimate_whole', t.estimateFrom, t.estimateTo, t.estimateCurrency),
    check(
      'service_intakes_estimate_range',
      sql`${t.estimateFrom} > 0 and ${t.estimateTo} >= ${t.estimateFrom}`,
    ),
    togetherOrNot('service_intakes_conditions_whole', t.conditions, t.conditionsVersion),
    check('service_intakes_conditions_length', sql`length(${t.conditions}) <= ${number(longestConditions)}`),
    check(
      'service_intakes_signature_is_strokes',
      sql`length(${t.signature}) <= ${number(longestSignature)} and ${t.signature} ~ '^(M[0-9]{1,3} [0-9]{1,3}(L[0-9]{1,3} [0-9]{1,3})+)+$'`,
    ),
    check('service_intakes_signed_conditions', sql`${t.signature} is null or ${t.conditions} is not null`),
  ],
)
