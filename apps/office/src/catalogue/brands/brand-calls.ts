import { brands } from '@tecnoclick/contract/catalogue/brands/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import { numberOf, positionOf, textOf, textOrNothing, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const body = ({ name, slug, logo, position }: Values) => ({
  name: textOf(name),
  slug: textOrNothing(slug),
  logo: textOrNull(logo),
  position: positionOf(position),
})

export function brandCalls(client: Client): ResourceCalls {
  return editableCalls(client, brands, {
    create: body,
    change: (values) => ({
      ...body(values),
      enable: values.enable === true,
      version: numberOf(values.version),
    }),
  })
}
