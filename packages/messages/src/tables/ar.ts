import { front } from './front.ar.ts'
import { rest } from './rest.ar.ts'

export const ar = { ...front, ...rest, errors: { ...front.errors, ...rest.errors } }
