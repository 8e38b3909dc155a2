import { front } from '../es/front.ts'
import { rest } from '../es/rest.ts'

export const es = { ...front, ...rest }
