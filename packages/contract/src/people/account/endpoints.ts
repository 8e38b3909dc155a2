import { endpoint } from '../../platform/endpoint.ts'
import type { Closing, PersonalData } from './schemas.ts'

export const downloadPersonalData = endpoint<{ response: PersonalData }>('POST', '/account/data')
export const getAccountClosing = endpoint<{ response: Closing }>('GET', '/account/closing')
export const closeAccount = endpoint<{ response: undefined }>('POST', '/account/closing')
