import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OpenApiDocument } from '../../platform/openapi/document.ts'
import { isObject, type JsonSchema, mapInner, schemaPath } from '../../platform/openapi/json-schema.ts'
import type { Operation } from './any-request.ts'

/** What is wrong with an answer compared to the OpenAPI document, read by another validator than the one that made it. */
export type CheckAnswer = (operation: Operation, response: Response) => Promise<string[]>

export function answerChecker({ components }: OpenApiDocument): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, closed(schema)])
  ajv.addSchema({ $id: 'openapi', components: { schemas: Object.fromEntries(schemas) } })
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (schema: JsonSchema): ValidateFunction => {
    const key = JSON.stringify(schema)
    const known = compiled.get(key)
    if (known) return known
    const made = ajv.compile(JSON.parse(key.replaceAll(`"${schemaPath}`, `"openapi${schemaPath}`)))
    compiled.set(key, made)
    return made
  }

  return async (operation, response) => {
    const { status } = response
    const described = operation.responses[status] ?? (status >= 500 ? operation.responses.default : undefined)
    if (!described) return [`${operation.method} ${operation.path}: status ${status} is not in the reference`]
    const schema = described.content?.['application/json']?.schema
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (!schema || !isJson) return []
    const validate = validatorOf(schema)
    if (validate(await response.clone().json())) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${operation.method} ${operation.path} ${status}: ${instancePath.replace(/\d+/g, '0')} ${message} ${JSON.stringify(params)}`,
    )
  }
}

/** Clients ignore fields that they do not know; an answer has none that the reference does not know. */
function closed(schema: JsonSchema): JsonSchema {
  if (schema.allOf) return schema
  const inner = mapInner(schema, closed)
  const isOpen =
    schema.type === 'object' && isObject(schema.properties) && schema.additionalProperties === undefined
  return isOpen ? { ...inner, additionalProperties: false } : inner
}
