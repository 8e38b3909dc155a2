import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { isSlug } from '@tecnoclick/domain/platform/slug'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, optionalLine, prose, versionSchema } from '../../platform/wire.ts'

/** The three tabs of /site/documentos (site.md#content-pages). */
export const documentTabs = ['legal', 'service', 'purchase'] as const
export type DocumentTab = (typeof documentTabs)[number]
export const documentTabSchema = explainedEnum(documentTabs, {
  legal: 'Legal texts',
  service: 'Service',
  purchase: 'Buying',
})

export const slugSchema = line(80).refine(isSlug, errorKey('validation.plainText'))
export const slugParams = z.object({ slug: z.string().refine(isSlug) })
export const fileNameSchema = line(128).regex(fileNamePattern)

/** Sort position, starting at 0. */
export const positionSchema = z.number().int().min(0).max(50_000)

const markdown = prose(50_000)
const edited = { id: idSchema, version: z.number().int() }

/** A text page, by the last part of its path /site/…; `body` is Markdown. */
export const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  updatedDate: z.string(),
})
export const editablePageSchema = pageSchema.extend(edited)
export const newPageSchema = z.object({
  slug: slugSchema,
  title: line(120),
  description: optionalLine(300),
  body: markdown,
})
export const pageChangeSchema = newPageSchema.partial().extend({ version: versionSchema })

export const faqEntrySchema = z.object({
  id: idSchema,
  section: z.string(),
  question: z.string(),
  answer: z.string(),
})
export const editableFaqSchema = faqEntrySchema.extend({
  ...edited,
  position: z.number(),
  enable: z.boolean(),
})
export const newFaqSchema = z.object({
  section: slugSchema,
  question: line(300),
  answer: prose(5000),
  position: positionSchema.optional(),
  enable: z.boolean().optional(),
})
export const faqChangeSchema = newFaqSchema.partial().extend({ version: versionSchema })

export const documentSchema = z.object({
  id: idSchema,
  tab: documentTabSchema,
  title: z.string(),
  description: z.string(),
  file: z.string(),
  size: z.number().int(),
  contentType: z.string(),
})
export const editableDocumentSchema = documentSchema
  .omit({ size: true, contentType: true })
  .extend({ ...edited, position: z.number(), enable: z.boolean() })
export const newDocumentSchema = z.object({
  tab: documentTabSchema,
  title: line(160),
  description: optionalLine(500),
  file: fileNameSchema,
  position: positionSchema.optional(),
  enable: z.boolean().optional(),
})
export const documentChangeSchema = newDocumentSchema.partial().extend({ version: versionSchema })

export const teamMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  post: z.string(),
  bio: z.string(),
  photo: z.string().nullable(),
})
export const editableTeamMemberSchema = teamMemberSchema.extend({
  ...edited,
  position: z.number(),
  enable: z.boolean(),
})
export const newTeamMemberSchema = z.object({
  name: line(100),
  post: line(100),
  bio: optionalLine(1000),
  photo: fileNameSchema.nullish(),
  position: positionSchema.optional(),
  enable: z.boolean().optional(),
})
export const teamMemberChangeSchema = newTeamMemberSchema.partial().extend({ version: versionSchema })

export type SitePage = z.infer<typeof pageSchema>
export type EditablePage = z.infer<typeof editablePageSchema>
export type NewPage = z.infer<typeof newPageSchema>
export type PageChange = z.infer<typeof pageChangeSchema>
export type FaqEntry = z.infer<typeof faqEntrySchema>
export type EditableFaq = z.infer<typeof editableFaqSchema>
export type NewFaq = z.infer<typeof newFaqSchema>
export type FaqChange = z.infer<typeof faqChangeSchema>
export type ShopDocument = z.infer<typeof documentSchema>
export type EditableDocument = z.infer<typeof editableDocumentSchema>
export type NewDocument = z.infer<typeof newDocumentSchema>
export type DocumentChange = z.infer<typeof documentChangeSchema>
export type TeamMember = z.infer<typeof teamMemberSchema>
export type EditableTeamMember = z.infer<typeof editableTeamMemberSchema>
export type NewTeamMember = z.infer<typeof newTeamMemberSchema>
export type TeamMemberChange = z.infer<typeof teamMemberChangeSchema>
