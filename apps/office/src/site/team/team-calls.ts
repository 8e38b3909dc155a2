import type { Client } from '@tecnoclick/contract/platform/client'
import { adminTeam } from '@tecnoclick/contract/site/content/endpoints'
import { numberOf, positionOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const body = ({ name, post, bio, photo, position, enable }: Values) => ({
  name: textOf(name),
  post: textOf(post),
  bio: textOrNull(bio),
  photo: textOrNull(photo),
  position: positionOf(position),
  enable: enable === true,
})

export function teamCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminTeam, {
    create: body,
    change: (values) => ({ ...body(values), version: numberOf(values.version) }),
  })
}
