import type { Client } from '@tecnoclick/contract/platform/client'
import { adminDocuments } from '@tecnoclick/contract/site/content/endpoints'
import type { DocumentTab } from '@tecnoclick/contract/site/content/schemas'
import { numberOf, positionOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const tabs: readonly DocumentTab[] = ['legal', 'service', 'purchase']

const body = ({ tab, title, description, file, position, enable }: Values) => ({
  tab: tabs.find((known) => known === tab) ?? 'legal',
  title: textOf(title),
  description: textOrNull(description),
  file: textOf(file),
  position: positionOf(position),
  enable: enable === true,
})

export function documentCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminDocuments, {
    create: body,
    change: (values) => ({ ...body(values), version: numberOf(values.version) }),
  })
}
