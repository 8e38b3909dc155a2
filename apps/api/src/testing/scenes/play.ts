import type { Method } from '@tecnoclick/contract/platform/endpoint'
import type { SampleShop } from '../sample-shop.ts'
import type { Person, TestApi, TestInit } from '../test-api.ts'

export interface Sent extends Omit<TestInit, 'method'> {
  /** Values of the path parameters. */
  params?: Record<string, string | number>
  query?: string
}

/** Sends a request that must succeed, and returns its body. */
export type Play = (
  person: Pick<Person, 'fetch'>,
  call: `${Method} /${string}`,
  sent?: Sent,
  // biome-ignore lint/suspicious/noExplicitAny: the bodies of many routes, as in `make`
) => Promise<any>

export interface Stage {
  shop: TestApi
  sample: SampleShop
  play: Play
}

/** Notes the calls that succeeded. */
export function playing(succeeded: Set<string>): Play {
  return async (person, call, { params = {}, query = '', ...init } = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const response = await person.fetch(address + query, { ...init, method })
    const text = await response.text()
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${text}`)
    succeeded.add(call)
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return isJson ? JSON.parse(text) : text
  }
}
