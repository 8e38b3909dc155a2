import type { Route } from '../../platform/http/route.ts'
import { exampleOf } from '../../platform/openapi/example-of.ts'
import type { TestInit } from '../test-api.ts'
import type { Operation } from './any-request.ts'

export interface Probe {
  address: string
  init: TestInit
}

export type Tokens = Record<'customer' | 'admin' | 'unconfirmed' | 'key', string>

/** Requests of which one must have this answer; the status follows from the description of the route. */
export function probesOf(route: Route, operation: Operation, status: number, tokens: Tokens): Probe[] {
  const { access, body, endpoint, file, upload } = route
  const { method } = endpoint
  const token = access === 'public' ? undefined : tokens[access]
  const sent = (init: TestInit, address = addressOf(operation)): Probe => ({
    address,
    init: { method, ...(token && { token }), ...init },
  })
  const raw = (type: string, text: string, headers: Record<string, string> = {}) =>
    sent({ body: text, headers: { 'content-type': type, ...headers } })
  const expected = upload ? 'multipart/form-data; boundary=x' : (file?.media ?? 'application/json')

  switch (status) {
    case 400:
      return [
        ...(body || upload ? [raw(expected, '{')] : []),
        sent({}, `${addressOf(operation)}?nonsense=1`),
        ...['', '-1', '\0', 'x'.repeat(5000)].map((text) => sent({}, withQuery(operation, text))),
        sent({ ...jsonOf(operation), headers: { 'idempotency-key': 'x'.repeat(200) } }),
      ]
    case 401:
      return [{ address: addressOf(operation), init: { method } }]
    case 403:
      if (method !== 'GET')
        return [
          { address: addressOf(operation), init: { method, headers: { 'sec-fetch-site': 'cross-site' } } },
        ]
      return [tokens.customer, tokens.unconfirmed, tokens.key].map((other) => sent({ token: other }))
    case 404:
      return ['0', 'no-such-thing', 'x'.repeat(3000)].map((value) =>
        sent(jsonOf(operation), addressOf(operation, value)),
      )
    case 413:
      return [raw(expected, '{}', { 'content-length': '999999999' })]
    case 415:
      return [raw('text/plain', 'x')]
    case 422:
      return upload ? [sent({ body: new FormData() })] : [[], {}, 7].map((json) => sent({ json }))
    default:
      return []
  }
}

/** The request that the reference shows. */
export function exampleRequest(operation: Operation): Probe {
  return { address: addressOf(operation), init: { method: operation.method, ...jsonOf(operation) } }
}

function addressOf({ path, parameters, components }: Operation, value?: string): string {
  const named = new Map(parameters.map((parameter) => [parameter.name, parameter]))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(value ?? String(exampleOf(named.get(name)?.schema ?? {}, components, name))),
  )
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const query = required.map(({ name, schema }) => [name, String(exampleOf(schema, components, name))])
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

function withQuery(operation: Operation, text: string): string {
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => [name, text])
  return `${addressOf(operation).split('?')[0]}?${new URLSearchParams(names)}`
}

function jsonOf({ requestBody, components }: Operation): TestInit {
  const schema = requestBody?.content['application/json']?.schema
  return schema ? { json: exampleOf(schema, components) } : {}
}
