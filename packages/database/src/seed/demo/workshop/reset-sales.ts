import type { DaysAgo } from '../moment.ts'
import type { CustomerEmail } from '../people/people.ts'
import type { DemoReset } from '../resets.ts'

/** Hours after the purchase for each step that was reached (resets.md#fulfilment). */
export type DemoResetSale = {
  buyer: CustomerEmail
  bought: DaysAgo
  model: string
  typeFile: DemoReset['typeFile']
  plan: 'single' | 'permanent'
  code: string
  verified?: number
  downloaded?: number
  hid?: readonly [hours: number, hid: string]
  key?: readonly [hours: number, key: string]
  /** Staff took the download back. */
  revoked?: true
}

export const resetSales: readonly DemoResetSale[] = [
  {
    buyer: 'roberto.cespedes@example.com',
    bought: [150, '10:15'],
    model: 'L3150',
    typeFile: 'Reset',
    plan: 'single',
    code: 'KW402318840RS',
    verified: 1,
    downloaded: 1.5,
    hid: [2, '7F3A-91C0-4D2E-B815'],
    key: [3.5, 'TC-L3150-9Q2W-7E4R-1T6Y'],
  },
  {
    buyer: 'cliente@demo.cu',
    bought: [48, '09:30'],
    model: 'L3110',
    typeFile: 'Reset',
    plan: 'single',
    code: 'KW402530077RA',
    verified: 2,
    downloaded: 3,
    hid: [4, '1B9D-22E7-80AC-5F31'],
    key: [9, 'TC-L3110-4H8J-2K5L-9Z3X'],
  },
  {
    buyer: 'empresa@demo.cu',
    bought: [37, '11:48'],
    model: 'SureColor T3170',
    typeFile: 'Reset',
    plan: 'permanent',
    code: 'KW402545512RE',
    verified: 20,
    downloaded: 21,
    hid: [23, 'C4D0-6A18-F2B7-903E'],
    key: [30, 'TC-T3170-6V1B-8N4M-3C7D'],
  },
  {
    buyer: 'yoel.batista@example.net',
    bought: [20, '19:02'],
    model: 'L4160',
    typeFile: 'Reset',
    plan: 'single',
    code: 'EZ77001245R',
    verified: 14,
    downloaded: 15,
    hid: [16, 'E81F-0C3B-77D9-A264'],
    key: [22, 'TC-L4160-5G7F-1D2S-8A9Q'],
    revoked: true,
  },
  {
    buyer: 'cliente@demo.cu',
    bought: [1, '08:10'],
    model: 'L3250',
    typeFile: 'Reset',
    plan: 'single',
    code: 'KW402619010RA',
    verified: 1,
    downloaded: 2,
    hid: [8, '93A7-5E0D-18CB-F640'],
  },
  {
    buyer: 'alexander.tamayo@example.com',
    bought: [2, '15:41'],
    model: 'L5190',
    typeFile: 'Reset',
    plan: 'permanent',
    code: 'EZ77123560R',
    verified: 2,
    downloaded: 4,
    hid: [20, '2D6C-B1F4-09E8-7A53'],
  },
  {
    buyer: 'empresa@demo.cu',
    bought: [3, '14:10'],
    model: 'L15150',
    typeFile: 'Reset',
    plan: 'single',
    code: 'KW402616644RE',
    verified: 4,
    downloaded: 8,
  },
  {
    buyer: 'marta.fonseca@example.org',
    bought: [1, '09:05'],
    model: 'XP-4101',
    typeFile: 'Firmware sin chip',
    plan: 'single',
    code: 'KW402620015RM',
    verified: 5,
  },
  {
    buyer: 'cliente@demo.cu',
    bought: [1, '16:58'],
    model: 'L3250',
    typeFile: 'Firmware',
    plan: 'permanent',
    code: 'KW402620881RA',
  },
  {
    buyer: 'jorge.aguilera@example.org',
    bought: [1, '18:30'],
    model: 'L395',
    typeFile: 'Reset',
    plan: 'single',
    code: 'EZ77130042R',
  },
]
