import { front } from './front.ru.ts'
import { rest } from './rest.ru.ts'

export const ru = { ...front, ...rest, errors: { ...front.errors, ...rest.errors } }
