import {
  isKeyErrorCode,
  type KeyErrorCode,
  type RefusalCode,
} from '@tecnoclick/contract/platform/error-codes'
import { keyErrors } from '@tecnoclick/messages/platform/key-errors'
import { en } from '@tecnoclick/messages/tables/en'
import { es } from '@tecnoclick/messages/tables/es'
import { allRefusalCodes, refusalCodes } from '../http/refusal-codes.ts'
import { enumSchema } from './enums.ts'
import { type JsonSchema, schemaPath } from './json-schema.ts'

/** The one form of a refusal (platform.md#errors). */
export function errorSchemas(): Record<string, JsonSchema> {
  return {
    ErrorCode: enumSchema({ ...en.errors, ...keyMeanings }, allRefusalCodes),
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
    retryAfter: { type: 'integer', description: 'Seconds, as in the header Retry-After' },
    requestId: { type: 'string', description: 'Names the request in the log of the shop' },
  },
}

const keyMeanings = {
  keyMalformed: 'The API key is incomplete or misspelt.',
  keyUnknown: 'There is no such API key.',
  keyExpired: 'The API key has expired.',
  keyRevoked: 'The API key was revoked.',
  keySuspended: 'Who made the API key no longer works here.',
  keyWrongNetwork: 'The API key is not valid from this network.',
  keyLacksPermission: 'The API key lacks the permission named in `values`.',
  keyNotAccepted: 'The operation is for people: it takes no API key.',
} as const satisfies Record<KeyErrorCode, string>

function textsOf(code: RefusalCode): { summary: string; message: string } {
  if (isKeyErrorCode(code))
    return { summary: keyMeanings[code], message: keyErrors[code].replace('{permission}', 'orders:read') }
  return { summary: en.errors[code], message: es.errors[code].replaceAll('{name}', 'Epson L3250') }
}

export function errorExample(code: RefusalCode) {
  const { status, name } = refusalCodes[code]
  const { summary, message } = textsOf(code)
  const fields = { name: es.validation.required }
  return {
    summary,
    value: {
      error: {
        statusCode: status,
        name,
        code,
        message,
        ...(code === 'invalid' && { fields, fieldCodes: { name: 'required' } }),
        ...(code === 'outOfStock' && { values: { name: 'Epson L3250' } }),
        ...(code === 'keyLacksPermission' && { values: { permission: 'orders:read' } }),
        ...(code === 'tooMany' && { retryAfter: 60 }),
      },
    },
  }
}
