import { endpoint } from '../endpoint.ts'
import type { List } from '../wire.ts'
import type { Currency } from './schemas.ts'

export const listCurrencies = endpoint<{ response: List<Currency> }>('GET', '/currencies')
