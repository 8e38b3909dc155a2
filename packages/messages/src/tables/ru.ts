import { pending } from '../platform/pending.ru.ts'
import { front } from './front.ru.ts'
import { rest } from './rest.ru.ts'

export const ru = { ...front, ...rest, pending, errors: { ...front.errors, ...rest.errors } }
