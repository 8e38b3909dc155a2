import { endpoint } from '../endpoint.ts'
import type { Me } from './schemas.ts'

export const getMe = endpoint<{ response: Me }>('GET', '/security/me')
export const logout = endpoint<{ response: undefined }>('POST', '/security/logout')
