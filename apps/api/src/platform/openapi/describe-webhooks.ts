import { webhookData } from '@tecnoclick/contract/platform/webhooks/payload-schemas'
import { sentEventMeanings } from '@tecnoclick/contract/platform/webhooks/schemas'
import type { SentEventType } from '@tecnoclick/domain/platform/webhooks'
import { exampleOf } from './example-of.ts'
import { type JsonSchema, schemaPath } from './json-schema.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What webhooks send (platform.md#webhooks), as OpenAPI 3.1 describes it. */
export function describeWebhooks({ nameOf, components }: Vocabulary): Record<string, object> {
  const types = Object.keys(webhookData) as SentEventType[]
  return Object.fromEntries(
    types.map((type) => {
      const schema: JsonSchema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { type: 'string', const: type },
          timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
          data: { $ref: schemaPath + nameOf(webhookData[type], 'output') },
        },
      }
      return [type, { post: describeEvent(type, { schema, example: exampleOf(schema, components) }) }]
    }),
  )
}

function describeEvent(type: SentEventType, content: object) {
  const meaning = sentEventMeanings[type]
  return {
    operationId: `receive${type.split(/[._]/).map(capitalized).join('')}`,
    tags: ['platform'],
    summary: meaning,
    description:
      `${meaning}. Signed after the Standard Webhooks specification: verify \`webhook-signature\`, refuse an old ` +
      '`webhook-timestamp`, and take every `webhook-id` once.',
    security: [],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': content } },
    responses: {
      '2XX': { description: 'Taken; within ten seconds' },
      '4XX': { description: 'Sent again later. 410 disables the webhook' },
      '5XX': { description: 'Sent again later, for three days' },
    },
  }
}

const headers = [
  ['webhook-id', 'The same for every attempt of this event.', 'evt_6f1c7c1e3f0f4a539a3a8d6c2b1f4f11'],
  ['webhook-timestamp', 'Seconds since 1970, of this attempt.', '1772463600'],
  [
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; two, separated by a space, while the secret changes.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
}))

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
