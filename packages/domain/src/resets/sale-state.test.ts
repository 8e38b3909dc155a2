import { expect, test } from 'vitest'
import { hours } from '../platform/duration.ts'
import {
  answerChanges,
  hoursLeft,
  mayAnswer,
  mayFollow,
  saleState,
  saleStates,
  saleSteps,
  stateOfSale,
  statesWaitingFor,
} from './sale-state.ts'

const day = '2026-03-02T15:00:00.000Z'
const bought = {
  date: day,
  verifiedDate: null,
  rejectedDate: null,
  downloadedDate: null,
  hidDate: null,
  keyDate: null,
  descargable: false,
  hid: '',
  key: '',
}
const rejected = { ...bought, rejectedDate: day }
const verified = { ...bought, verifiedDate: day, descargable: true }
const revoked = { ...verified, descargable: false }
const withHardwareId = { ...verified, hid: 'ABC', hidDate: day }
const answered = { ...withHardwareId, key: 'XYZ', keyDate: day }

test.each([
  [bought, 'toVerify'],
  [rejected, 'rejected'],
  [verified, 'allowed'],
  [revoked, 'revoked'],
  [withHardwareId, 'keyOwed'],
  [{ ...withHardwareId, descargable: false }, 'keyOwed'],
  [answered, 'answered'],
])('%j is %s', (sale, state) => expect(stateOfSale(sale)).toBe(state))

/** Every combination that the constraints of the table allow. */
const possible = Array.from({ length: 32 }, (_, bits) => ({
  verified: Boolean(bits & 1),
  rejected: Boolean(bits & 2),
  descargable: Boolean(bits & 4),
  hid: Boolean(bits & 8),
  key: Boolean(bits & 16),
})).filter(
  ({ verified, rejected, descargable, hid, key }) =>
    !(verified && rejected) && (!descargable || verified) && (!hid || verified) && (!key || hid),
)

test.each(possible)('%j fits one row of the table', (sale) => {
  const fitting = Object.entries(saleStates).filter(([, { facts }]) =>
    Object.entries(facts).every(([fact, isSet]) => sale[fact as keyof typeof sale] === isSet),
  )
  expect(fitting.map(([name]) => name)).toEqual([saleState(sale)])
})

test('a transfer is rejected before it is judged, a key follows a hardware id, and that follows the file', () => {
  const before = (action: 'reject' | 'sendKey' | 'sendHardwareId' | 'revoke') =>
    (Object.keys(saleStates) as (keyof typeof saleStates)[]).filter((state) => mayFollow(state, action))
  expect(before('reject')).toEqual(['toVerify'])
  expect(before('sendKey')).toEqual(['keyOwed', 'answered'])
  expect(before('sendHardwareId')).toEqual(['allowed'])
  expect(before('revoke')).not.toContain('toVerify')
  expect(statesWaitingFor('shop')).toEqual(['toVerify', 'keyOwed'])
})

test.each([
  ['a purchase waits to be verified', bought, 'done current todo todo todo'],
  ['a rejected transfer has no next step', rejected, 'done todo todo todo todo'],
  ['a verified sale waits for the download', verified, 'done done current todo todo'],
  [
    'a downloaded sale waits for the hardware id',
    { ...verified, downloadedDate: day },
    'done done done current todo',
  ],
  ['a revoked download has no next step', revoked, 'done done todo todo todo'],
  ['a skipped step is done with the one after it', withHardwareId, 'done done done done current'],
  ['with the key every step is done', answered, 'done done done done done'],
])('%s', (_, sale, expected) => {
  expect(saleSteps(sale).map(({ progress }) => progress)).toEqual(expected.split(' '))
})

test('the hours left are rounded up and never negative', () => {
  const at = (hour: number) => hoursLeft('2026-03-03T15:00:00.000Z', Date.parse(day) + hours(hour))
  expect([at(0), at(0.5), at(23.1), at(24), at(30)]).toEqual([24, 24, 1, 0, 0])
  expect(hoursLeft(null, 0)).toBeUndefined()
})

const withFile = { hasFile: true }

test('an answer is taken whole or not at all', () => {
  expect(mayAnswer('toVerify', { descargable: true }, withFile)).toBe(true)
  expect(mayAnswer('toVerify', { descargable: true }, { hasFile: false })).toBe(false)
  expect(mayAnswer('toVerify', { descargable: true, rejection: 'No llegó' }, withFile)).toBe(false)
  expect(mayAnswer('toVerify', { rejection: 'No llegó' }, { hasFile: false })).toBe(true)
  expect(mayAnswer('toVerify', { descargable: true, key: 'XYZ' }, withFile)).toBe(false)
  expect(mayAnswer('keyOwed', { descargable: false, key: 'XYZ' }, withFile)).toBe(true)
})

test('allowing verifies once and takes a rejection back', () => {
  const now = new Date(day)
  const verify = answerChanges({ descargable: true }, { isVerified: false, now, by: 7 })
  expect(verify).toEqual({
    descargable: true,
    verifiedAt: now,
    verifiedBy: 7,
    rejectedAt: null,
    rejectedBy: null,
    rejection: null,
  })
  expect(answerChanges({ descargable: true }, { isVerified: true, now, by: 7 })).toEqual({
    descargable: true,
  })
  expect(answerChanges({ key: 'XYZ' }, { isVerified: true, now, by: 7 })).toEqual({
    key: 'XYZ',
    keyAt: now,
    keyBy: 7,
  })
})
