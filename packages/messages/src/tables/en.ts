import { front } from './front.en.ts'
import { rest } from './rest.en.ts'

export const en = { ...front, ...rest, errors: { ...front.errors, ...rest.errors } }
