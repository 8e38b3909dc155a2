import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import {
  listAllServices,
  listAllServiceTypes,
  services,
  serviceTypes,
} from '@tecnoclick/contract/workshop/services/endpoints'
import { office } from '@tecnoclick/messages/office'
import { numberOf, positionOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { withFoundRow } from '../../platform/desk/with-found-row.ts'

const offered = ({ name, description, image, position }: Values) => ({
  name: textOf(name),
  description: textOf(description),
  image: textOrNull(image),
  position: positionOf(position),
})

const kept = ({ enable, version }: Values) => ({ enable: enable === true, version: numberOf(version) })
const conflict = { name: office.services.nameTaken }

/** Everyone's lists leave out what is not offered; staff's lists have it all, so that a row is read from those. */
export function serviceTypeCalls(client: Client): ResourceCalls {
  const calls = editableCalls(client, serviceTypes, {
    create: offered,
    change: (values) => ({ ...offered(values), ...kept(values) }),
    conflict,
  })
  return withFoundRow({
    ...calls,
    list: (request, signal) =>
      client.call(listAllServiceTypes, { query: listQuery(request), ...(signal && { signal }) }),
  })
}

export function serviceCalls(client: Client): ResourceCalls {
  const body = (values: Values) => ({ ...offered(values), typeId: numberOf(values.typeId) })
  const calls = editableCalls(client, services, {
    create: body,
    change: (values) => ({ ...body(values), ...kept(values) }),
    conflict,
  })
  return withFoundRow({
    ...calls,
    list: (request, signal) =>
      client.call(listAllServices, { query: listQuery(request), ...(signal && { signal }) }),
  })
}
