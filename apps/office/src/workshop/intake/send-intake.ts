import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { photoField, uploadServicePhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { settleRequest } from '@tecnoclick/contract/platform/outcomes/endpoints'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { getServiceOrder, receiveWalkIn } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { StoredIntake } from './intake-store.ts'

/** A bad line is given up after this; what was written waits. */
const patience = () => AbortSignal.timeout(seconds(20))
const patienceForPhoto = () => AbortSignal.timeout(seconds(90))

export interface SentIntake {
  id: number
  orderNum: string
}

export type Answer =
  | { state: 'sent'; order: SentIntake }
  | { state: 'offline' | 'signedOut' }
  | { state: 'refused'; error: WireError }

/** Somebody else may have signed in in another tab: it would be taken in under their name. */
export async function checkSession(
  client: Client,
  userId: number,
): Promise<'online' | 'offline' | 'signedOut'> {
  const me = await client.attempt(getMe, { signal: patience() }).catch(() => undefined)
  if (!me?.ok) return 'offline'
  return me.data.user?.id === userId ? 'online' : 'signedOut'
}

/**
 * Uploads the photos that are not, then sends the intake with its key. `keep` stores the names before the request that
 * has them: sent again under the same key, it must be the same request.
 */
export async function sendIntake(
  client: Client,
  intake: StoredIntake,
  keep: (intake: StoredIntake) => Promise<void>,
): Promise<Answer> {
  const uploaded = [...intake.uploaded]
  for (const photo of intake.photos.slice(uploaded.length)) {
    const body = new FormData()
    body.set(photoField, photo)
    const call = { body, signal: patienceForPhoto() }
    const outcome = await client.attempt(uploadServicePhoto, call).catch(() => undefined)
    if (!outcome?.ok) return outcome ? refusalOf(outcome.error) : { state: 'offline' }
    uploaded.push(outcome.data.files[0]?.originalname ?? '')
    await keep({ ...intake, uploaded: [...uploaded] })
  }
  const body = { ...intake.body, photos: uploaded }
  const call = { body, headers: keyHeaders(intake.key), signal: patience() }
  const outcome = await client.attempt(receiveWalkIn, call).catch(() => undefined)
  if (!outcome) return { state: 'offline' }
  if (outcome.ok) return { state: 'sent', order: outcome.data }
  const { error } = outcome
  // Photos that nothing used for a day are removed; another tab may have sent it with other photos.
  if (error.fieldCodes?.photos && intake.uploaded.length > 0) {
    const anew = { ...intake, uploaded: [] }
    await keep(anew)
    return sendIntake(client, anew, keep)
  }
  return error.code === 'conflict' ? settle(client, intake, error) : refusalOf(error)
}

async function settle(client: Client, { key }: StoredIntake, error: WireError): Promise<Answer> {
  const call = { body: { scope: 'walk-in', key } as const, signal: patience() }
  const known = await client.attempt(settleRequest, call).catch(() => undefined)
  if (!known?.ok) return { state: 'offline' }
  if (known.data.state === 'notSent') return { state: 'refused', error }
  const { id } = known.data
  const found = await client.attempt(getServiceOrder, { params: { id } }).catch(() => undefined)
  return { state: 'sent', order: { id, orderNum: found?.ok ? found.data.data.orderNum : String(id) } }
}

function refusalOf(error: WireError): Answer {
  const { statusCode, code } = error
  if (statusCode === 401 || code === 'secondFactorMissing') return { state: 'signedOut' }
  if (statusCode === 429 || statusCode >= 500) return { state: 'offline' }
  return { state: 'refused', error }
}
