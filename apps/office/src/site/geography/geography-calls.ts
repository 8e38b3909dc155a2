import type { Client } from '@tecnoclick/contract/platform/client'
import { cities, states } from '@tecnoclick/contract/site/geography/endpoints'
import { office } from '@tecnoclick/messages/office'
import { numberOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const nameChange = ({ name, version }: Values) => ({ name: textOf(name), version: numberOf(version) })

/** The only rule a place can collide with is that its name is unique among its neighbours. */
const conflict = { name: office.geography.nameTaken }

export function stateCalls(client: Client): ResourceCalls {
  return editableCalls(client, states, {
    create: ({ name, countryId }) => ({ name: textOf(name), countryId: numberOf(countryId) }),
    change: nameChange,
    conflict,
  })
}

export function cityCalls(client: Client): ResourceCalls {
  return editableCalls(client, cities, {
    create: ({ name, stateId }) => ({ name: textOf(name), stateId: numberOf(stateId) }),
    change: nameChange,
    conflict,
  })
}
