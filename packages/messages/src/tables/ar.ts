import { front } from '../ar/front.ts'
import { rest } from '../ar/rest.ts'

export const ar = { ...front, ...rest }
