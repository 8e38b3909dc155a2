import { front } from './front.es.ts'
import { rest } from './rest.es.ts'

export const es = { ...front, ...rest, errors: { ...front.errors, ...rest.errors } }
