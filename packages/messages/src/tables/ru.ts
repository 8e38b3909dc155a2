import { returns } from '../selling/returns.ru.ts'
import { front } from './front.ru.ts'
import { rest } from './rest.ru.ts'

export const ru = { ...front, ...rest, returns, errors: { ...front.errors, ...rest.errors } }
