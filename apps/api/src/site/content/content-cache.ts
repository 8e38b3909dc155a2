import type { FaqEntry, ShopDocument, SitePage, TeamMember } from '@tecnoclick/contract/site/content/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { documents, faqEntries, pages, teamMembers } from '@tecnoclick/database/schema/site/site-texts'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

/** Texts of the shop for the public pages. */
export interface Site {
  pages: ReadonlyMap<string, SitePage>
  faq: FaqEntry[]
  documents: ShopDocument[]
  team: TeamMember[]
}

export type ContentCache = RowCache<Site>

export function createContentCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): ContentCache {
  const { db } = deps.database
  return createRowCache(deps, {
    name: 'the texts of the site',
    tables: [pages, faqEntries, documents, teamMembers],
    async load() {
      const [shownPages, faq, shownDocuments, team] = await Promise.all([
        readPages(db),
        readFaq(db),
        readDocuments(db),
        readTeam(db),
      ])
      return { pages: shownPages, faq, documents: shownDocuments, team }
    },
  })
}

async function readPages(db: Drizzle): Promise<Site['pages']> {
  const rows = await db.select().from(pages)
  return new Map(
    rows.map(({ slug, title, description, body, updatedAt }) => [
      slug,
      { slug, title, description, body, updatedDate: updatedAt.toISOString() },
    ]),
  )
}

/** Sections in the order of their first entry. */
async function readFaq(db: Drizzle): Promise<FaqEntry[]> {
  const rows = await db
    .select()
    .from(faqEntries)
    .where(eq(faqEntries.enable, true))
    .orderBy(asc(faqEntries.id))
  const sections = [...new Set(rows.map(({ section }) => section))]
  return rows
    .toSorted(
      (a, b) =>
        sections.indexOf(a.section) - sections.indexOf(b.section) || a.position - b.position || a.id - b.id,
    )
    .map(({ id, section, question, answer }) => ({ id, section, question, answer }))
}

function readDocuments(db: Drizzle): Promise<ShopDocument[]> {
  const { id, tab, title, description, file } = documents
  return db
    .select({ id, tab, title, description, file, size: files.size, contentType: files.contentType })
    .from(documents)
    .innerJoin(files, eq(files.name, documents.file))
    .where(eq(documents.enable, true))
    .orderBy(asc(documents.position), asc(documents.id))
}

function readTeam(db: Drizzle): Promise<TeamMember[]> {
  const { id, name, post, bio, photo } = teamMembers
  return db
    .select({ id, name, post, bio, photo })
    .from(teamMembers)
    .where(eq(teamMembers.enable, true))
    .orderBy(asc(teamMembers.position), asc(teamMembers.id))
}
