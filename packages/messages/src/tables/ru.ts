import { components } from '../site/components.ru.ts'
import { front } from './front.ru.ts'
import { rest } from './rest.ru.ts'

export const ru = { ...front, ...rest, components, errors: { ...front.errors, ...rest.errors } }
