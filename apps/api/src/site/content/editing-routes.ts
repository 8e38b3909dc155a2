import * as endpoints from '@tecnoclick/contract/site/content/endpoints'
import * as schemas from '@tecnoclick/contract/site/content/schemas'
import { documents, faqEntries, pages, teamMembers } from '@tecnoclick/database/schema/site/site-texts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'

const permissions = { read: 'pages:read', write: 'pages:write' } as const
const placed = { id: 'integer', position: 'integer', enable: 'boolean' } as const

export function editingRoutes(deps: ApiDeps): Route[] {
  return [...pageRoutes(deps), ...faqRoutes(deps), ...documentRoutes(deps), ...teamRoutes(deps)]
}

function pageRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'page',
    table: pages,
    endpoints: endpoints.adminPages,
    schemas: {
      row: schemas.editablePageSchema,
      create: schemas.newPageSchema,
      change: schemas.pageChangeSchema,
    },
    permissions,
    fields: { id: 'integer', slug: 'text', title: 'text' },
    serialize: ({ id, slug, title, description, body, updatedAt, version }) => ({
      id,
      slug,
      title,
      description,
      body,
      version,
      updatedDate: updatedAt.toISOString(),
    }),
    toInsert: ({ description, ...page }) => ({ ...page, description: description ?? '' }),
    toChange: ({ version: _, description, ...page }) =>
      omitUndefined({ ...page, description: orEmpty(description) }),
  })
}

function faqRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'faq entry',
    table: faqEntries,
    endpoints: endpoints.adminFaq,
    schemas: {
      row: schemas.editableFaqSchema,
      create: schemas.newFaqSchema,
      change: schemas.faqChangeSchema,
    },
    permissions,
    fields: { ...placed, section: 'text', question: 'text' },
    serialize: picked(schemas.editableFaqSchema),
    toInsert: (entry) => entry,
    toChange: ({ version: _, ...entry }) => omitUndefined(entry),
  })
}

function documentRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'document',
    table: documents,
    endpoints: endpoints.adminDocuments,
    schemas: {
      row: schemas.editableDocumentSchema,
      create: schemas.newDocumentSchema,
      change: schemas.documentChangeSchema,
    },
    permissions,
    fields: { ...placed, tab: 'text', title: 'text' },
    serialize: picked(schemas.editableDocumentSchema),
    toInsert: ({ description, ...document }) => ({ ...document, description: description ?? '' }),
    toChange: ({ version: _, description, ...document }) =>
      omitUndefined({ ...document, description: orEmpty(description) }),
  })
}

function teamRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'team member',
    table: teamMembers,
    endpoints: endpoints.adminTeam,
    schemas: {
      row: schemas.editableTeamMemberSchema,
      create: schemas.newTeamMemberSchema,
      change: schemas.teamMemberChangeSchema,
    },
    permissions,
    fields: { ...placed, name: 'text', post: 'text' },
    serialize: picked(schemas.editableTeamMemberSchema),
    toInsert: ({ bio, ...member }) => ({ ...member, bio: bio ?? '' }),
    toChange: ({ version: _, bio, ...member }) => omitUndefined({ ...member, bio: orEmpty(bio) }),
  })
}

/** An empty text is removed; a missing one stays unchanged. */
function orEmpty(text: string | null | undefined): string | undefined {
  return text === null ? '' : text
}
