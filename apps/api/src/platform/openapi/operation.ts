import type { RefusalCode } from '@tecnoclick/contract/platform/error-codes'
import { z } from 'zod'
import { keyPermissionOf } from '../http/key-permission.ts'
import type { Route } from '../http/route.ts'
import { describeAccess } from './describe-access.ts'
import { exampleOf } from './example-of.ts'
import { type JsonSchema, schemaPath } from './json-schema.ts'
import { listParameters, pathParameters, queryParameters } from './parameters.ts'
import { byStatus, refusalsOf } from './refusals.ts'
import { statusNames } from './status-names.ts'
import type { Vocabulary } from './vocabulary.ts'

export function describeOperation(route: Route, words: Vocabulary) {
  const { endpoint, access, permission, summary, body, file, upload, repeatable } = route
  const named = words.names.endpoints.get(endpoint)
  return {
    ...(named && { operationId: named.operationId, tags: [named.area] }),
    summary,
    description: describeAccess(route),
    'x-audience': access,
    ...(permission && { 'x-permission': permission }),
    security: securityOf(route),
    parameters: [
      ...pathParameters(route, words),
      ...queryParameters(route, words),
      ...listParameters(route),
      ...(repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...((body || file || upload) && {
      requestBody: { required: true, content: bodyContent(route, words) },
    }),
    responses: responses(route, words),
  }
}

function securityOf(route: Route): object[] {
  if (route.access === 'public') return []
  return [{ bearer: [] }, { cookie: [] }, ...(keyPermissionOf(route) ? [{ apiKey: [] }] : [])]
}

/** Its example is the name of a file. */
const binary = { type: 'string', format: 'binary' } as const

function fileContent({ media, example }: NonNullable<Route['file']>) {
  if (media === 'application/json') return { schema: { type: 'object' }, example: JSON.parse(example) }
  return { schema: media === 'text/csv' ? { type: 'string' } : binary, example }
}

function bodyContent({ body, file, upload }: Route, words: Vocabulary) {
  if (file) {
    return { [file.media]: fileContent(file) }
  }
  if (upload) {
    const schema = { type: 'object', required: [upload], properties: { [upload]: binary } }
    return { 'multipart/form-data': { schema, example: { [upload]: 'epson-l3250.webp' } } }
  }
  if (!body || body instanceof z.ZodType) return json(body ? refTo(body, 'input', words) : {}, words)
  const forms = Object.entries(body).map(([role, form]) => ({ title: role, ...refTo(form, 'input', words) }))
  return json({ anyOf: forms }, words)
}

function responses(route: Route, words: Vocabulary): Record<string, unknown> {
  const { response, media, status = 200, statuses = [] } = route
  const content = media
    ? { [media]: { schema: binary } }
    : json(response ? refTo(response, 'output', words) : {}, words)
  const refusals = [...byStatus(refusalsOf(route))].map(([refused, codes]) => [
    refused,
    refusal(refused, codes),
  ])
  const isRefused = refusals.length > 0
  return {
    [status]: { description: statusNames[status], ...(status !== 204 && { content }) },
    ...Object.fromEntries(
      statuses.map((one) => [one, { description: statusNames[one], ...(one === 206 && { content }) }]),
    ),
    ...Object.fromEntries(refusals),
    // Linters want a 4xx: without one of the route there is still that of the server.
    ...(!isRefused && { '4XX': { $ref: '#/components/responses/MalformedRequest' } }),
    default: { $ref: '#/components/responses/Failure' },
  }
}

export function refusal(status: number | 'default', codes: readonly RefusalCode[]) {
  return {
    description: statusNames[status],
    content: {
      'application/json': {
        schema: { $ref: `${schemaPath}Error` },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

function json(schema: JsonSchema, { components }: Vocabulary) {
  return { 'application/json': { schema, example: exampleOf(schema, components) } }
}

function refTo(schema: z.ZodType, io: 'input' | 'output', { nameOf }: Vocabulary): JsonSchema {
  return { $ref: schemaPath + nameOf(schema, io) }
}
