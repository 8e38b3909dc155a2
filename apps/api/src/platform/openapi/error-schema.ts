import { type ErrorCode, errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { en } from '@tecnoclick/messages/tables/en'
import { es } from '@tecnoclick/messages/tables/es'
import { enumSchema } from './enums.ts'
import { type JsonSchema, schemaPath } from './json-schema.ts'

/** The one form of a refusal (platform.md#errors). */
export function errorSchemas(): Record<string, JsonSchema> {
  return {
    ErrorCode: enumSchema(en.errors, Object.keys(errorCodes)),
    FieldCode: enumSchema(en.validation),
    Error: { type: 'object', required: ['error'], properties: { error: errorSchema } },
  }
}

const byField = (value: JsonSchema, description: string) => ({
  type: 'object',
  additionalProperties: value,
  description,
})

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['statusCode', 'name', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer', description: 'The status of the response' },
    name: { type: 'string', description: 'The kind of error, such as NotFoundError' },
    code: { $ref: `${schemaPath}ErrorCode` },
    message: { type: 'string', description: 'Spanish, fit for a customer' },
    fields: byField({ type: 'string' }, 'Spanish messages by field'),
    fieldCodes: byField({ $ref: `${schemaPath}FieldCode` }, 'The same as codes'),
    fieldValues: byField(
      { type: 'object', required: ['max'], properties: { max: { type: 'integer' } } },
      'Values of the messages by field: the maximum of maxLength',
    ),
    values: byField({ type: ['string', 'number'] }, 'Values of the message, such as the name of a product'),
    secondFactor: {
      $ref: `${schemaPath}SignInChallenge`,
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
    requestId: { type: 'string', description: 'Names the request in the log of the shop' },
  },
}

export function errorExample(code: ErrorCode) {
  const { status, name } = errorCodes[code]
  const message = es.errors[code].replaceAll('{name}', 'Epson L3250')
  const fields = { name: es.validation.required }
  return {
    summary: en.errors[code],
    value: {
      error: {
        statusCode: status,
        name,
        code,
        message,
        ...(code === 'invalid' && { fields, fieldCodes: { name: 'required' } }),
        ...(code === 'outOfStock' && { values: { name: 'Epson L3250' } }),
        ...(code === 'tooMany' && { retryAfter: 60 }),
      },
    },
  }
}
