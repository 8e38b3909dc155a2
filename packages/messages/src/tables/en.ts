import { returns } from '../selling/returns.en.ts'
import { components } from '../site/components.en.ts'
import { front } from './front.en.ts'
import { rest } from './rest.en.ts'

export const en = {
  ...front,
  ...rest,
  components,
  returns,
  errors: { ...front.errors, ...rest.errors },
}
