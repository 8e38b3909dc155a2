import { longestParagraph } from '@tecnoclick/domain/platform/message-text'
import { z } from 'zod'
import { explainedEnum } from '../explained-enum.ts'
import { languageSchema } from '../text-language.ts'

export const messageTextStates = ['shipped', 'changed', 'outdated'] as const
export const messageTextStateSchema = explainedEnum(messageTextStates, {
  shipped: 'As shipped',
  changed: 'The owner words it differently',
  outdated: 'A wording of the owner does not fit the shipped text any more; the shipped one is sent',
})

/** A message in one of its languages. Version 0: nobody has changed it yet. */
export const messageTextSchema = z.object({
  key: z.string(),
  /** Area and message: 'selling.orderConfirmation'. */
  name: z.string(),
  language: languageSchema,
  state: messageTextStateSchema,
  texts: z.array(
    z.object({
      path: z.string(),
      shipped: z.string(),
      /** The owner's wording. */
      own: z.string().nullable(),
    }),
  ),
  version: z.number().int().min(0),
})

/** Language and name: 'es-selling-orderConfirmation'. */
export const messageTextParams = z.object({
  key: z
    .string()
    .regex(/^(es|en|ru|ar)-[a-z]{1,20}-[A-Za-z]{1,40}$/)
    .meta({ examples: ['es-selling-orderConfirmation'] }),
})

/** The wordings by the path of their text. */
export const messageTextChangeSchema = z.object({
  texts: z
    .record(z.string().regex(/^[A-Za-z][A-Za-z.]{0,79}$/), z.string().trim().max(longestParagraph))
    .refine((texts) => Object.keys(texts).length <= 100)
    .meta({ examples: [{ heading: 'Gracias por su compra' }] }),
  version: z.number().int().min(0),
})

/** Codes and tokens are dots. Without a message that was sent it is made of examples, and the date is null. */
export const messageSampleSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentDate: z.iso.datetime().nullable(),
})

export type MessageTextState = (typeof messageTextStates)[number]
export type MessageText = z.infer<typeof messageTextSchema>
export type MessageTextChange = z.infer<typeof messageTextChangeSchema>
export type MessageSample = z.infer<typeof messageSampleSchema>
