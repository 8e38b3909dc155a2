import { listProfiles } from '@tecnoclick/contract/people/profiles/endpoints'
import type { Profile } from '@tecnoclick/contract/people/profiles/schemas'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import type { Visit } from '../../rendering/context.ts'

/** An account that never saved a profile has none (people.md#profiles). */
export async function findProfile({ client }: Visit, userId: number): Promise<Profile | undefined> {
  const { data } = await client.call(listProfiles, { query: listQuery({ where: { userId } }) })
  return data[0]
}
