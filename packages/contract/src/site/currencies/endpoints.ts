import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Currency } from './schemas.ts'

export const listCurrencies = endpoint<{ response: List<Currency> }>('GET', '/currencies')
