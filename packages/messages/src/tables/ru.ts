import { front } from '../ru/front.ts'
import { rest } from '../ru/rest.ts'

export const ru = { ...front, ...rest }
