import {
  boughtChoices,
  businessChoices,
  campaignStates,
  campaignSteps,
  channelPostStates,
} from '@tecnoclick/domain/site/campaign'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { localizedLine, localizedProse, localizedSchema } from '../../platform/localized-schema.ts'
import { languageSchema } from '../../platform/text-language.ts'
import { idSchema, requiredVersion, versionSchema } from '../../platform/wire.ts'

export const campaignStateSchema = explainedEnum(campaignStates, {
  draft: 'Being written',
  scheduled: 'Starts by itself at `scheduledDate`',
  sending: 'Its mails are sent in batches',
  paused: 'Nothing more is sent until it goes on',
  stopped: 'Ended before everybody got it',
  sent: 'Every mail was handed over',
})
export const boughtChoiceSchema = explainedEnum(boughtChoices, {
  all: 'Everybody',
  bought: 'Accounts with an order that was not cancelled',
  never: 'Those without one',
})
export const businessChoiceSchema = explainedEnum(businessChoices, {
  all: 'Everybody',
  business: 'Accounts of businesses',
  person: 'Everybody else',
})
export const channelPostStateSchema = explainedEnum(channelPostStates, {
  sending: 'On its way to Telegram',
  sent: 'Telegram has published it',
  failed: 'Telegram refused it; it may be tried again',
  unsure: 'Telegram did not answer: it may have been published',
})
export const audienceSchema = z.object({
  /** Of the visit in which they subscribed; null: every language. */
  language: languageSchema.nullable(),
  bought: boughtChoiceSchema,
  business: businessChoiceSchema,
})
/** In the query a missing language is every language. */
export const audienceQuery = audienceSchema.extend({ language: languageSchema.optional() })
export const audienceCountSchema = z.object({
  /** Who would get it now. */
  count: z.number().int(),
})

const subject = localizedLine(150)
const body = localizedProse(20_000)

export const campaignSchema = audienceSchema.extend({
  id: idSchema,
  subject: localizedSchema,
  body: localizedSchema,
  state: campaignStateSchema,
  scheduledDate: z.string().nullable(),
  startedDate: z.string().nullable(),
  finishedDate: z.string().nullable(),
  createdDate: z.string(),
  version: z.number().int(),
  /** People: each counts once. */
  figures: z.object({
    /** Of the audience when it started; less who unsubscribed before their turn. */
    recipients: z.number().int(),
    sent: z.number().int(),
    /** Refused by their mail server, or came back. */
    failed: z.number().int(),
    clicked: z.number().int(),
    unsubscribed: z.number().int(),
  }),
  channelPost: z.object({
    state: channelPostStateSchema.nullable(),
    date: z.string().nullable(),
    error: z.string().nullable(),
  }),
})

export const newCampaignSchema = audienceSchema.partial().extend({ subject, body })
export const campaignChangeSchema = newCampaignSchema.partial().extend({ version: versionSchema })

export const campaignPreviewSchema = z.object({
  subject,
  body,
  language: languageSchema,
  /** Prices as a business pays them. */
  wholesale: z.boolean().optional(),
})
export const campaignPreviewAnswerSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Products of the text that are not on sale: their place stays empty. */
  missing: z.array(z.string()),
})

export const campaignTestSchema = z.object({ language: languageSchema })
export const campaignTestAnswerSchema = z.object({ to: z.string() })

export const campaignScheduleSchema = z.object({
  version: requiredVersion,
  /** When it starts; null: now. */
  date: z.iso.datetime().nullable(),
})
export const campaignStepKindSchema = explainedEnum(campaignSteps, {
  unschedule: 'A scheduled campaign becomes a draft again',
  pause: 'Nothing more is sent for now',
  resume: 'It goes on where it was',
  stop: 'It ends; who did not get it never does',
})
export const campaignStepSchema = z.object({ step: campaignStepKindSchema })
export const pictureQuery = z.object({ language: languageSchema.optional().catch(undefined) })

/** What a link of a mail leads to. */
export const visitRequestSchema = z.object({
  token: z.string().regex(/^[\w-]{1,128}$/),
  link: z.string().regex(/^[\w-]{1,4000}$/),
})
export const visitSchema = z.object({ url: z.string() })

export const bounceGatewaySchema = z.object({
  isOn: z.boolean(),
  /** Where the mail server posts what came back. */
  url: z.string(),
  lastReportDate: z.string().nullable(),
  /** Subscribers whose address does not exist any more. */
  stopped: z.number().int(),
})
export const bounceGatewayChangeSchema = z.object({ isOn: z.boolean() })
/** Only now: the shop keeps it encrypted. */
export const bounceSecretSchema = z.object({ secret: z.string().nullable() })

export const bounceOutcomes = ['stopped', 'counted', 'ignored', 'unknown'] as const
export const bounceOutcomeSchema = explainedEnum(bounceOutcomes, {
  stopped: 'The address does not exist: its subscription has stopped',
  counted: 'The mail was not delivered; the address may be good',
  ignored: 'No report of a failure, such as one of a delay',
  unknown: 'Not about a mail of a campaign of this shop',
})
export const bounceAnswerSchema = z.object({ outcome: bounceOutcomeSchema })

export type Audience = z.infer<typeof audienceSchema>
export type AudienceQuery = z.infer<typeof audienceQuery>
export type Campaign = z.infer<typeof campaignSchema>
export type NewCampaign = z.infer<typeof newCampaignSchema>
export type CampaignChange = z.infer<typeof campaignChangeSchema>
export type CampaignPreview = z.infer<typeof campaignPreviewSchema>
export type CampaignPreviewAnswer = z.infer<typeof campaignPreviewAnswerSchema>
export type CampaignTest = z.infer<typeof campaignTestSchema>
export type CampaignSchedule = z.infer<typeof campaignScheduleSchema>
export type CampaignStepRequest = z.infer<typeof campaignStepSchema>
export type PictureQuery = z.infer<typeof pictureQuery>
export type VisitRequest = z.infer<typeof visitRequestSchema>
export type BounceGateway = z.infer<typeof bounceGatewaySchema>
export type BounceGatewayChange = z.infer<typeof bounceGatewayChangeSchema>
export type BounceOutcome = (typeof bounceOutcomes)[number]
