import { pending } from '../platform/pending.es.ts'
import { components } from '../site/components.es.ts'
import { front } from './front.es.ts'
import { rest } from './rest.es.ts'

export const es = { ...front, ...rest, components, pending, errors: { ...front.errors, ...rest.errors } }
