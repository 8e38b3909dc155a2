import { pending } from '../platform/pending.es.ts'
import { front } from './front.es.ts'
import { rest } from './rest.es.ts'

export const es = { ...front, ...rest, pending, errors: { ...front.errors, ...rest.errors } }
