import type { Client } from '@tecnoclick/contract/platform/client'
import { adminPages } from '@tecnoclick/contract/site/content/endpoints'
import { es } from '@tecnoclick/messages/es'
import { numberOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const body = ({ slug, title, description, body: text }: Values) => ({
  slug: textOf(slug),
  title: textOf(title),
  description: textOrNull(description),
  body: textOf(text),
})

export function pageCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPages, {
    create: body,
    change: (values) => ({ ...body(values), version: numberOf(values.version) }),
    conflict: { slug: es.validation.taken },
  })
}
