import type { ContractNames } from './contract-names.ts'
import type { JsonSchema } from './json-schema.ts'
import type { ZodSchemas } from './zod-schemas.ts'

/** What the parts of the document are made from. */
export interface Vocabulary {
  names: ContractNames
  nameOf: ZodSchemas['nameOf']
  components: Record<string, JsonSchema>
}
