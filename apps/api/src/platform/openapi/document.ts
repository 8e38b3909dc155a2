import { sessionCookieNames } from '@tecnoclick/contract/platform/cookie-names'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { signInChallengeSchema } from '@tecnoclick/contract/platform/sign-in-challenge'
import { es } from '@tecnoclick/messages/tables/es'
import { z } from 'zod'
import type { Route } from '../http/route.ts'

type JsonSchema = Record<string, unknown>

/** OpenAPI 3.1 uses JSON Schema 2020-12, which zod generates. */
export function describeApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = `/api${route.endpoint.path}`
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: describeOperation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TecnoClick',
      version: '1.0.0',
      description:
        'The shop over HTTP. Lists answer {data, total}; refusals answer {error} with a code of a closed list.',
    },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieNames.https,
          description: `On plain http the cookie is called ${sessionCookieNames.http}.`,
        },
      },
    },
  }
}

function describeOperation(route: Route) {
  const success = route.status ?? 200
  return {
    summary: route.summary,
    tags: [route.endpoint.path.split('/')[1]],
    'x-audience': route.access,
    ...(route.permission && { 'x-permission': route.permission }),
    ...(route.access !== 'public' && { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [...pathParameters(route), ...queryParameters(route), ...listParameters(route)],
    ...((route.body || route.upload) && { requestBody: { required: true, content: bodyContent(route) } }),
    responses: {
      [success]: { description: 'Done', ...(success !== 204 && { content: successContent(route) }) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function bodyContent({ body, upload }: Route) {
  if (upload) {
    const file = { type: 'string', format: 'binary' }
    const schema = { type: 'object', required: [upload], properties: { [upload]: file } }
    return { 'multipart/form-data': { schema } }
  }
  if (!body || body instanceof z.ZodType) {
    return { 'application/json': { schema: body ? jsonSchema(body, 'input') : {} } }
  }
  const forms = Object.entries(body).map(([role, form]) => ({ title: role, ...jsonSchema(form, 'input') }))
  return { 'application/json': { schema: { anyOf: forms } } }
}

function successContent(route: Route) {
  if (route.media) return { [route.media]: { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: route.response ? jsonSchema(route.response, 'output') : {} } }
}

function pathParameters({ endpoint, params }: Route) {
  const properties = params ? propertiesOf(jsonSchema(params, 'output')) : {}
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }))
}

function queryParameters({ query }: Route) {
  if (!query) return []
  const schema = jsonSchema(query, 'input')
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }))
}

const kinds = {
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  text: { type: 'string', maxLength: 200 },
}

function listParameters({ list }: Route) {
  if (!list) return []
  const where = Object.entries(list).map(([field, kind]) => [`filter[where][${field}]`, kinds[kind]] as const)
  const paging = ['filter[limit]', 'filter[skip]'].map(
    (name) => [name, { type: 'integer', minimum: 0 }] as const,
  )
  const order = ['filter[order]', { type: 'string', examples: [`${Object.keys(list)[0]} ASC`] }] as const
  return [...where, order, ...paging].map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // OpenAPI 3.1 declares the schema dialect once for the whole document.
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>
}

const fieldCodes = Object.keys(es.validation)

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['statusCode', 'name', 'code', 'message'],
      properties: {
        statusCode: { type: 'integer' },
        name: { type: 'string' },
        code: { enum: Object.keys(errorCodes) },
        message: { type: 'string', description: 'Spanish, fit for a customer' },
        fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Spanish' },
        fieldCodes: { type: 'object', additionalProperties: { enum: fieldCodes } },
        fieldValues: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['max'],
            properties: { max: { type: 'integer' } },
          },
        },
        values: { type: 'object' },
        secondFactor: {
          ...jsonSchema(signInChallengeSchema, 'output'),
          description: 'With `secondFactorRequired` only: how the sign-in goes on',
        },
        challenge: {
          type: 'object',
          required: ['text', 'bits'],
          properties: { text: { type: 'string' }, bits: { type: 'integer' } },
          description:
            'With tooMany of a sign-in. Find a number for which SHA-256 of "<text>:<e-mail>:<number>" begins with so many ' +
            'zero bits, and send "<text>:<number>" as proof; or wait as Retry-After says.',
        },
        retryAfter: { type: 'integer', description: 'Seconds, as in the header Retry-After' },
        requestId: { type: 'string' },
      },
    },
  },
}
