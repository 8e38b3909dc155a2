import { sessionCookieNames } from '@tecnoclick/contract/platform/cookie-names'
import { signInChallengeSchema } from '@tecnoclick/contract/platform/sign-in-challenge'
import { webhookData } from '@tecnoclick/contract/platform/webhooks/payload-schemas'
import { allRefusalCodes } from '../http/refusal-codes.ts'
import type { Route } from '../http/route.ts'
import { type Area, readContractNames } from './contract-names.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { nameEnums } from './enums.ts'
import { errorExample, errorSchemas } from './error-schema.ts'
import { hoistCopies } from './hoist-copies.ts'
import type { JsonSchema } from './json-schema.ts'
import { describeOperation, refusal } from './operation.ts'
import { failures, refusalsOf } from './refusals.ts'
import { withReferenced } from './with-referenced.ts'
import { convertSchemas } from './zod-schemas.ts'

export interface OpenApiDocument {
  openapi: string
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, JsonSchema>; [kind: string]: object }
  [key: string]: unknown
}

/** Made from the routes and the contract alone. */
export function describeApi(routes: readonly Route[]): OpenApiDocument {
  const names = readContractNames()
  const { nameOf, components: converted } = convertSchemas(routes, names, [
    signInChallengeSchema,
    ...Object.values(webhookData),
  ])
  const schemas = hoistCopies(nameEnums({ ...converted, ...errorSchemas() }, names))
  const words = { names, nameOf, components: schemas }
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const path = `/api${route.endpoint.path}`
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: describeOperation(route, words) }
  }
  const webhooks = describeWebhooks(words)
  const refused = new Set([...failures, ...routes.flatMap(refusalsOf)])
  const codes = allRefusalCodes.filter((code) => refused.has(code))
  const components = {
    examples: Object.fromEntries(codes.map((code) => [code, errorExample(code)])),
    parameters: { IdempotencyKey: idempotencyKey },
    responses: {
      Failure: refusal('default', failures),
      MalformedRequest: {
        description: 'Refused before it is read, such as 431 for too many headers; no body',
      },
    },
    securitySchemes,
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'This shop' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: { ...components, schemas: withReferenced(schemas, { paths, webhooks, components }) },
  }
}

const info = {
  title: 'TecnoClick',
  version: '1.0.0',
  description:
    'The shop over HTTP. Lists answer {data, total}; refusals answer {error} with a code of a closed list.\n\n' +
    'Programs of the shop use an API key: an administrator creates one in the back office under Ajustes, Llaves de API, ' +
    'and the program sends it as `Authorization: Bearer tck_…`. Operations that take keys name the permission they need.\n\n' +
    'People sign in with `POST /api/security/login`. The token of the answer is sent as `Authorization: Bearer`; browsers ' +
    'get a cookie. The password is transformed before it is sent, as its field describes.',
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  contact: { name: 'TecnoClick', url: '/contact' },
}

const areas: Readonly<Record<Area, string>> = {
  catalogue: 'Products, categories, brands, attributes, reviews and search',
  selling: 'Cart, orders, payments and returns',
  stock: 'Stock, its ledger and alerts, receipts of goods and counts',
  delivery: 'Delivery zones, pick-up points, couriers and their deliveries',
  money: 'Closing of the day, margins and the numbers of the day',
  workshop: 'Repairs: services, requests, quotes and messages',
  resets: 'Printer reset files and their sales',
  people: 'Accounts, sign-in, addresses, customers and staff',
  site: 'Pages, blog, banners, settings, currencies and the newsletter',
  staff: 'What waits for staff, who takes care of it, search, reply templates and live changes',
  platform: 'Files, mail, webhooks, numbering, the audit log and the outcome of repeatable calls',
}

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that `POST /api/security/login` answers.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'tck_…',
    description:
      'A key of a program, made in the back office. It has permissions, an end and a limit of calls a minute.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieNames.https,
    description: `Set by the sign-in. On plain http the cookie is called ${sessionCookieNames.http}.`,
  },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeats the call without doing it twice: the same key with the same request has the same answer.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$', examples: ['6f1c7c1e-3f0f-4a53'] },
}
