import { returns } from '../selling/returns.es.ts'
import { front } from './front.es.ts'
import { rest } from './rest.es.ts'

export const es = { ...front, ...rest, returns, errors: { ...front.errors, ...rest.errors } }
