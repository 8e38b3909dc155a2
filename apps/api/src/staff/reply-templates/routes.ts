import { adminReplyTemplates } from '@tecnoclick/contract/staff/reply-templates/endpoints'
import * as schemas from '@tecnoclick/contract/staff/reply-templates/schemas'
import { replyTemplates } from '@tecnoclick/database/schema/staff/reply-templates'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'

/** Replies that staff write often (back-office.md#reply-templates). */
export function replyTemplateRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'reply template',
    table: replyTemplates,
    endpoints: adminReplyTemplates,
    schemas: {
      row: schemas.replyTemplateSchema,
      create: schemas.newReplyTemplateSchema,
      change: schemas.replyTemplateChangeSchema,
    },
    permissions: { read: 'templates:read', write: 'templates:write' },
    fields: { id: 'integer', name: 'text', position: 'integer', enable: 'boolean' },
    serialize: picked(schemas.replyTemplateSchema),
    toInsert: (template) => template,
    toChange: ({ version: _, ...change }) => omitUndefined(change),
  })
}
