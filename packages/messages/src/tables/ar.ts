import { returns } from '../selling/returns.ar.ts'
import { front } from './front.ar.ts'
import { rest } from './rest.ar.ts'

export const ar = { ...front, ...rest, returns, errors: { ...front.errors, ...rest.errors } }
