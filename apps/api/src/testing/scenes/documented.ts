import { hasAccess } from '@tecnoclick/domain/people/roles'
import { roleOf } from '../documented-calls/documented-call.ts'
import { everyCall } from '../documented-calls/every-call.ts'
import type { Stage } from './play.ts'

/** Every call of the product description, by Ana where she may make it, else by staff. */
export async function documented({ shop, sample, play }: Stage): Promise<void> {
  for (const { call, access, fresh, with: prepare } of everyCall) {
    const name = hasAccess(access, roleOf.ana) ? 'ana' : 'admin'
    const role = roleOf[name]
    const person = fresh ? await shop.as(role) : sample[name]
    const { id = '', query = '', json, form } = (await prepare?.(sample, { name, role, person })) ?? {}
    const [parameter = ''] = /(?<=\{)\w+/.exec(call) ?? []
    await play(person, call, {
      params: { [parameter]: id },
      query,
      ...(json !== undefined && { json }),
      ...(form && { body: form }),
    })
  }
}
