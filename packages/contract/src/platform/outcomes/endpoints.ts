import { endpoint } from '../endpoint.ts'
import type { OutcomeRequest, RequestOutcome } from './schemas.ts'

/** What became of a request whose answer was lost. `notSent` is final: the key is refused from then on. */
export const settleRequest = endpoint<{ body: OutcomeRequest; response: RequestOutcome }>('POST', '/outcomes')
