import { boolean, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { isSlug, notBlank, oneOf } from '../../checks.ts'
import { createdAt, fileName, id, slug, updatedAt, version } from '../../columns.ts'
import { files } from '../platform/files.ts'

/** Texts of the shop: about-us, terms, privacy … `body` is Markdown. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    slug: slug().notNull(),
    title: varchar('title', { length: 120 }).notNull(),
    description: varchar('description', { length: 300 }).notNull().default(''),
    body: text('body').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('pages_slug_unique').on(t.slug),
    isSlug('pages_slug_form', t.slug),
    notBlank('pages_title_given', t.title),
  ],
)

export const faqEntries = pgTable(
  'faq_entries',
  {
    id: id(),
    /** Anchor of the group, e.g. `entrega` in /site/faq#entrega. */
    section: varchar('section', { length: 80 }).notNull(),
    question: varchar('question', { length: 300 }).notNull(),
    answer: text('answer').notNull(),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('faq_entries_question_unique').on(t.question),
    index('faq_entries_section').on(t.section, t.position),
    isSlug('faq_entries_section_form', t.section),
    notBlank('faq_entries_question_given', t.question),
  ],
)

/** The three tabs of /site/documentos (site.md#content-pages). */
export const documentTabs = ['legal', 'service', 'purchase'] as const

export const documents = pgTable(
  'documents',
  {
    id: id(),
    tab: varchar('tab', { length: 12, enum: documentTabs }).notNull(),
    title: varchar('title', { length: 160 }).notNull(),
    description: varchar('description', { length: 500 }).notNull().default(''),
    file: fileName('file')
      .notNull()
      .references(() => files.name, { onUpdate: 'cascade' }),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('documents_tab').on(t.tab, t.position),
    oneOf('documents_tab_known', t.tab, documentTabs),
    notBlank('documents_title_given', t.title),
  ],
)

export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    post: varchar('post', { length: 100 }).notNull(),
    bio: varchar('bio', { length: 1000 }).notNull().default(''),
    photo: fileName('photo').references(() => files.name, { onUpdate: 'cascade' }),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [notBlank('team_members_name_given', t.name)],
)
