import { useQueryClient } from '@tanstack/react-query'
import { settleRequest } from '@tecnoclick/contract/platform/outcomes/endpoints'
import type { RequestOutcome } from '@tecnoclick/contract/platform/outcomes/schemas'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { type HttpError, useGetIdentity } from 'ra-core'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findLostRequest, forgetRequest, type RequestForm, storeRequest } from './lost-requests.ts'
import { officeClient } from './office-client.ts'
import { type Action, type ActionOptions, type ActionResult, useAction } from './use-action.ts'

const askEveryMs = seconds(3)
const texts = office.outcomes

/** Where staff find what was made; the id follows a slash. */
const pages = {
  'sellorders/counter': 'orders/',
  'staff-orders': 'orders/',
  'order-payment': 'orders/',
  'order-refund': 'orders/',
  'staff-returns': 'returns/',
  'stock-sheets': 'stock-sheets/',
  'walk-in': 'service-orders/',
  'repair-payment': 'service-orders/',
  'repair-refund': 'service-orders/',
  'service-messages': 'service-orders/',
  'order-messages': 'orders/',
  'cash-move': 'cash-moves',
  credit: 'credit/',
  'credit-vouchers': 'credit/',
} as const

type StaffScope = keyof typeof pages
type Outcome = { state: 'unknown'; key: string } | RequestOutcome

type KeyedRun = <T>(
  call: (headers: Record<string, string>) => Promise<T>,
  result: ActionResult<T>,
) => Promise<T | undefined>

export interface KeyedAction extends Pick<Action, 'busy' | 'refusal' | 'clearRefusal'> {
  run: KeyedRun
  /** An earlier request turned out to be done, and nobody has read it yet: nothing is sent. */
  isMade: boolean
  /** What became of a request whose answer was lost. */
  notice: ReactNode
}

interface KeyedActionOptions extends ActionOptions {
  /** An earlier request turned out to be done. */
  onMade?: () => void
}

/** The server may have done it: there was no answer, or one of a server in trouble. */
function isUnclear({ status }: HttpError): boolean {
  return status === 0 || status >= 500
}

/**
 * Like `useAction`, for a call with an idempotency key. The key is stored until the outcome is known, so that it can be
 * asked for, also after a reload (platform.md#lost-answers). Nothing is sent again before that.
 */
export function useKeyedAction(
  scope: StaffScope,
  id?: number,
  { onMade, ...options }: KeyedActionOptions = {},
): KeyedAction {
  const action = useAction(options)
  const queries = useQueryClient()
  const userId = Number(useGetIdentity().identity?.id ?? 0)
  const form: RequestForm = { userId, scope, id }
  const [outcome, setOutcome] = useState<Outcome>()
  const isRunning = useRef(false)

  async function settle(key: string): Promise<Outcome> {
    const answer = await officeClient.attempt(settleRequest, { body: { scope, key } }).catch(() => undefined)
    const known: Outcome = answer?.ok ? answer.data : { state: 'unknown', key }
    setOutcome(known)
    if (known.state !== 'unknown') forgetRequest(form, key)
    if (known.state === 'done') {
      onMade?.()
      await queries.invalidateQueries()
    }
    return known
  }

  const send: KeyedRun = async (call, result) => {
    const before = outcome?.state === 'unknown' ? await settle(outcome.key) : outcome
    if (before && before.state !== 'notSent') return undefined
    setOutcome(undefined)
    const key = randomKey()
    const sent = { at: Date.now(), isLost: false }
    storeRequest(form, key, sent)
    const lose = () => storeRequest(form, key, { ...sent, isLost: true })
    window.addEventListener('pagehide', lose)
    let isLost = false
    const made = await action.run(() => call(keyHeaders(key)), {
      ...result,
      refused(error) {
        isLost = isUnclear(error)
        if (isLost) return
        if (result.refused) result.refused(error)
        else action.report(error)
      },
    })
    window.removeEventListener('pagehide', lose)
    if (!isLost) {
      forgetRequest(form, key)
      return made
    }
    lose()
    await settle(key)
    return undefined
  }

  const run: KeyedRun = async (call, result) => {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      return await send(call, result)
    } finally {
      isRunning.current = false
    }
  }

  const ask = useEffectEvent(() => {
    if (isRunning.current || userId === 0) return
    const key = outcome?.state === 'unknown' ? outcome.key : findLostRequest(form, Date.now())
    if (key !== undefined && (!outcome || outcome.state === 'unknown')) void settle(key)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or form asks at once.
  useEffect(() => {
    ask()
    const timer = setInterval(() => ask(), askEveryMs)
    return () => clearInterval(timer)
  }, [userId, id])

  return {
    run,
    busy: action.busy,
    refusal: action.refusal,
    clearRefusal: action.clearRefusal,
    isMade: outcome?.state === 'done',
    notice: outcome && <OutcomeNotice scope={scope} outcome={outcome} onRead={() => setOutcome(undefined)} />,
  }
}

const kinds = { done: 'success', notSent: 'warning', unknown: 'info' } as const

interface OutcomeNoticeProps {
  scope: StaffScope
  outcome: Outcome
  onRead: () => void
}

function OutcomeNotice({ scope, outcome, onRead }: OutcomeNoticeProps) {
  const { state } = outcome
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed may be far below.
  // `void`: newer browsers return a promise, and an effect may not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is news.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [state])
  const text = state === 'unknown' ? texts.unknown : texts.scopes[scope][state]
  const page = pages[scope]
  const buttons = (
    <div className="flex flex-wrap gap-2">
      {state === 'done' && (
        <Button
          size="sm"
          variant="secondary"
          href={`/admin/${page}${page.endsWith('/') ? outcome.id : ''}`}
          onClick={onRead}
        >
          {texts.open}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onRead}>
        {texts.read}
      </Button>
    </div>
  )
  return (
    <div ref={place}>
      <Notice
        kind={kinds[state]}
        role={state === 'unknown' ? 'status' : 'alert'}
        action={state !== 'unknown' && buttons}
      >
        {text}
      </Notice>
    </div>
  )
}
