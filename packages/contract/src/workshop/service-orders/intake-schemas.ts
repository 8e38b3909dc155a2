import {
  checkAnswers,
  longestConditions,
  longestMark,
  longestQuestion,
  longestSignature,
  markScale,
  marksPerIntake,
  outlines,
  phrasesPerType,
  questionsPerType,
  signaturePattern,
} from '@tecnoclick/domain/workshop/intake'
import { isSerial, longestSerial } from '@tecnoclick/domain/workshop/serial-number'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { z } from 'zod'
import { positionField, priceField } from '../../platform/editable-fields.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, optionalLine, proseOrBlank, versionSchema } from '../../platform/wire.ts'

export const outlineSchema = explainedEnum(outlines, {
  phone: 'A phone or tablet',
  laptop: 'A laptop',
  desktop: 'A desktop computer',
  printer: 'A printer',
  ups: 'A UPS',
  box: 'Any other device',
})

export const checkAnswerSchema = explainedEnum(checkAnswers, {
  yes: 'Yes',
  no: 'No',
  untested: 'Nobody tried',
})

/** What the workshop asks of a kind of device (workshop.md#taking-in). */
export const deviceTypeSchema = z.object({
  id: idSchema,
  name: z.string(),
  outline: outlineSchema,
  /** Its number is an IMEI. */
  hasImei: z.boolean(),
  asksPasscode: z.boolean(),
  /** What is usually asked for such a device. */
  serviceId: idSchema.nullable(),
  /** Answered with yes, no or not tested. */
  questions: z.array(z.string()),
  /** Answered with a text. */
  textQuestions: z.array(z.string()),
  /** Problems that are written with one press. */
  phrases: z.array(z.string()),
  position: z.number().int(),
  enable: z.boolean(),
  version: z.number().int(),
})

const isOnce = (texts: readonly string[]) => new Set(texts).size === texts.length
const lines = (most: number) => z.array(line(longestQuestion)).max(most).refine(isOnce).optional()

const deviceTypeFields = z.object({
  name: line(100),
  outline: outlineSchema.optional(),
  hasImei: z.boolean().optional(),
  asksPasscode: z.boolean().optional(),
  serviceId: idSchema.nullish(),
  questions: lines(questionsPerType / 2),
  textQuestions: lines(questionsPerType / 2),
  phrases: lines(phrasesPerType),
  position: positionField.optional(),
})

export const newDeviceTypeSchema = deviceTypeFields
export const deviceTypeChangeSchema = deviceTypeFields
  .partial()
  .extend({ enable: z.boolean().optional(), version: versionSchema })

const markSchema = z.object({
  /** Thousandths of the picture's width and height, from its left upper corner. */
  x: z.number().int().min(0).max(markScale),
  y: z.number().int().min(0).max(markScale),
  note: z.string(),
})

/** The state of a device when it was left at the counter. */
export const intakeSchema = z.object({
  deviceType: z.string(),
  outline: outlineSchema,
  serial: z.string(),
  /** Whether the customer left the passcode, which is stored nowhere; null where nobody asked, and for customers. */
  passcodeLeft: z.boolean().nullable(),
  checklist: z.array(
    z.object({
      question: z.string(),
      /** Null for one that is answered with a text. */
      answer: checkAnswerSchema.nullable(),
      text: z.string(),
    }),
  ),
  /** Visible damage, numbered from 1. */
  marks: z.array(markSchema),
  /** Which of the photos the marks are on, from 1; null for the drawing. */
  markedPhoto: z.number().int().nullable(),
  estimate: z.object({ from: z.number(), to: z.number(), currency: z.string() }).nullable(),
  /** What the customer read, and the number of that version; null where nothing was shown. */
  conditions: z.object({ text: z.string(), version: z.number().int() }).nullable(),
  /** Strokes in a box of 600 by 200, as the path of an SVG; null for one on paper. */
  signature: z.string().nullable(),
  takenDate: z.string(),
})

/** For whoever holds a link: links get shared, so neither serial nor signature. */
export const ticketIntakeSchema = intakeSchema.omit({
  serial: true,
  passcodeLeft: true,
  conditions: true,
  signature: true,
})

/** `checklist` answers questions of the type; those left out are stored as not tested. */
export const newIntakeSchema = z.object({
  deviceTypeId: idSchema,
  serial: optionalLine(longestSerial).refine((typed) => !typed || isSerial(typed), {
    ...errorKey('validation.plainText'),
  }),
  passcodeLeft: z.boolean().nullish(),
  checklist: z
    .array(
      z.object({
        question: line(longestQuestion),
        answer: checkAnswerSchema.nullish(),
        text: optionalLine(200),
      }),
    )
    .max(questionsPerType)
    .refine((checks) => isOnce(checks.map(({ question }) => question)))
    .optional(),
  marks: z
    .array(markSchema.extend({ note: optionalLine(longestMark) }))
    .max(marksPerIntake)
    .optional(),
  markedPhoto: z.number().int().min(1).max(photosPerRequest).nullish(),
  estimate: z
    .object({ from: priceField, to: priceField, currency: line(3) })
    .refine(({ from, to }) => from <= to, { ...errorKey('validation.number'), path: ['to'] })
    .nullish(),
  /** The conditions as they were on the screen. */
  conditions: z
    .object({ text: proseOrBlank(longestConditions).min(1), version: z.number().int().min(0) })
    .nullish(),
  signature: z
    .string()
    .max(longestSignature)
    .regex(signaturePattern)
    .meta({ examples: ['M60 120L72 84L88 60'] })
    .nullish(),
  /** When it was taken in, if it was sent later. */
  takenDate: z.iso.datetime({ offset: true }).optional(),
})

const localesTexts = z.object({ es: z.string(), en: z.string(), ru: z.string(), ar: z.string() })

/** What the form asks, also for use without a connection. */
export const intakeFormSchema = z.object({
  types: z.array(deviceTypeSchema),
  /** In a language without a text, Spanish is shown. */
  conditions: localesTexts,
  conditionsVersion: z.number().int(),
})

export type DeviceType = z.infer<typeof deviceTypeSchema>
export type NewDeviceType = z.infer<typeof newDeviceTypeSchema>
export type DeviceTypeChange = z.infer<typeof deviceTypeChangeSchema>
export type Intake = z.infer<typeof intakeSchema>
export type TicketIntake = z.infer<typeof ticketIntakeSchema>
export type NewIntake = z.infer<typeof newIntakeSchema>
export type IntakeForm = z.infer<typeof intakeFormSchema>
