import { front } from '../en/front.ts'
import { rest } from '../en/rest.ts'

export const en = { ...front, ...rest }
