import { attributes } from '@tecnoclick/contract/catalogue/attributes/endpoints'
import type { AttributeRow, AttributeValueChange } from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { numberOf, positionOf, textOf, textOrNothing, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const filters: readonly AttributeRow['filter'][] = ['check', 'color', 'radio']

const body = ({ name, slug, filter, filterable, position, values }: Values) => ({
  name: textOf(name),
  slug: textOrNothing(slug),
  filter: filters.find((known) => known === filter),
  filterable: filterable === true,
  position: positionOf(position),
  values: Array.isArray(values) ? values.map((value: Values) => valueBody(value, filter === 'color')) : [],
})

function valueBody({ id, name, color }: Values, isColored: boolean): AttributeValueChange {
  return {
    ...(typeof id === 'number' && { id }),
    name: textOf(name),
    color: isColored ? textOrNull(color) : null,
  }
}

export function attributeCalls(client: Client): ResourceCalls {
  return editableCalls(client, attributes, {
    create: body,
    change: (values) => ({ ...body(values), version: numberOf(values.version) }),
  })
}
