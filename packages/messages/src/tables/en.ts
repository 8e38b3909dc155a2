import { returns } from '../selling/returns.en.ts'
import { front } from './front.en.ts'
import { rest } from './rest.en.ts'

export const en = { ...front, ...rest, returns, errors: { ...front.errors, ...rest.errors } }
