import { categories } from '@tecnoclick/contract/catalogue/categories/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import { numberOf, positionOf, textOf, textOrNothing, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const body = ({ name, slug, parentId, description, image, position }: Values) => ({
  name: textOf(name),
  slug: textOrNothing(slug),
  parentId: textOrNull(parentId) === null ? null : numberOf(parentId),
  description: textOf(description),
  image: textOrNull(image),
  position: positionOf(position),
})

export function categoryCalls(client: Client): ResourceCalls {
  return editableCalls(client, categories, {
    create: body,
    change: (values) => ({
      ...body(values),
      enable: values.enable === true,
      version: numberOf(values.version),
    }),
  })
}
