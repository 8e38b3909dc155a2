import { components } from '../site/components.es.ts'
import { front } from './front.es.ts'
import { rest } from './rest.es.ts'

export const es = { ...front, ...rest, components, errors: { ...front.errors, ...rest.errors } }
