import { seconds } from '@tecnoclick/domain/platform/duration'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigation } from 'react-router'
import { useShellData } from '../../rendering/shell-data.ts'
import { useOnline } from '../connection-state.ts'
import { signInAddress } from '../session/safe-next.ts'
import { isLost, type PendingRequest, removePending, usePending } from './pending-requests.ts'
import { kindOf } from './request-kinds.ts'
import { isTooOld, settlePending } from './settle-pending.ts'

/** Above every page: what became of requests whose answer was lost (platform.md#lost-answers). */
export default function PendingNotices() {
  const viewer = useShellData()?.viewer
  const isOnline = useOnline()
  const isIdle = useNavigation().state === 'idle'
  const all = usePending()
  // The stored shell does not know who is signed in.
  const own = all.filter(({ account }) => !viewer || account === viewer.email)
  const { now, isSignedOut } = useSettling(own, isOnline)
  const shown = own.filter((request) => {
    if (request.state === 'sending') return isLost(request, now)
    // What was answered is shown by its own page, unless the connection broke on the way there.
    return request.state !== 'done' || request.id !== undefined || (!isOnline && isIdle)
  })
  const dialogForm = useDialogForm(shown.length > 0)
  if (shown.length === 0) return null
  const notices = shown.map((request) => (
    <PendingNotice
      key={`${request.key} ${request.state}`}
      request={request}
      isOnline={isOnline}
      isSignedOut={isSignedOut && isOnline}
      isOld={isTooOld(request, now)}
    />
  ))
  if (dialogForm) return createPortal(<div className="grid gap-3">{notices}</div>, dialogForm)
  return <PageContainer className="grid gap-3 pt-4 print:hidden">{notices}</PageContainer>
}

/** The form of an open modal dialog, which makes everything outside it inert. */
function useDialogForm(isWanted: boolean): Element | undefined {
  const [form, setForm] = useState<Element>()
  useEffect(() => {
    if (!isWanted) return
    const find = () => setForm(document.querySelector('dialog:modal form') ?? undefined)
    find()
    // Dialogs report that they open and close, but not by events that bubble.
    const observer = new MutationObserver(find)
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'], childList: true })
    return () => observer.disconnect()
  }, [isWanted])
  return form
}

const askEveryMs = seconds(3)

/** Asks again and again while an outcome is unknown and there is a connection. */
function useSettling(requests: readonly PendingRequest[], isOnline: boolean) {
  const [now, setNow] = useState(() => Date.now())
  const [isSignedOut, setSignedOut] = useState(false)
  const settle = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    const time = Date.now()
    setNow(time)
    const unknown = requests.filter((request) => needsAnswer(request, time))
    for (const request of unknown) setSignedOut((await settlePending(request)) === 'signedOut')
  })
  const isAsking = isOnline && requests.some(({ state, id }) => state !== 'notSent' && id === undefined)
  // Another state of a request is a reason to ask at once.
  const states = requests.map(({ state }) => state).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!isAsking) return
    void settle()
    const timer = setInterval(() => void settle(), askEveryMs)
    return () => clearInterval(timer)
  }, [isAsking, states])
  return { now, isSignedOut }
}

/** The page that an accepted request leads to has a moment to appear before anyone asks. */
function needsAnswer(request: PendingRequest, now: number): boolean {
  if (request.id !== undefined || isTooOld(request, now)) return false
  return isLost(request, now) || (request.state === 'done' && now - request.at > askEveryMs)
}

interface PendingNoticeProps {
  request: PendingRequest
  isOnline: boolean
  isSignedOut: boolean
  isOld: boolean
}

function PendingNotice(props: PendingNoticeProps) {
  const { kind, state, number, page } = props.request
  const t = useFullT()
  const { pathname } = useLocation()
  const element = useScrollIntoView(pathname === page)
  const isAtForm = pathname === page
  const outcome = state === 'done' || state === 'notSent' ? state : 'unknown'
  const title =
    outcome === 'done' && number !== undefined
      ? t(`pending.${kind}.doneNumber`, { number })
      : t(`pending.${kind}.${outcome}`)
  const kinds = { done: 'success', notSent: 'warning', unknown: 'info' } as const
  return (
    <div ref={element}>
      <Notice
        kind={kinds[outcome]}
        role={outcome === 'notSent' ? 'alert' : 'status'}
        title={title}
        action={<Actions {...props} isAtForm={isAtForm} />}
      >
        <p>{detailText(props, isAtForm)}</p>
      </Notice>
    </div>
  )

  function detailText({ isOnline, isSignedOut, isOld }: PendingNoticeProps, atForm: boolean): string {
    if (outcome === 'done') return t(isOnline ? 'pending.arrived' : 'pending.arrivedOffline')
    if (outcome === 'notSent') return t(atForm ? 'pending.kept' : 'pending.keptThere')
    if (isOld) return t('pending.old')
    if (isSignedOut) return t('pending.signIn')
    return t(isOnline ? 'pending.checking' : 'pending.waiting')
  }
}

function Actions({
  request,
  isOnline,
  isSignedOut,
  isOld,
  isAtForm,
}: PendingNoticeProps & { isAtForm: boolean }) {
  const t = useFullT()
  const { key, kind, state, id, page } = request
  const { pathname, search } = useLocation()
  const isKnown = state === 'done' || state === 'notSent'
  const dismiss = (
    <Button variant="quiet" size="sm" onClick={() => removePending(key)}>
      {t('pending.dismiss')}
    </Button>
  )
  const target = targetOf()
  if (!target && !isKnown && !isOld) return null
  return (
    <div className="flex flex-wrap gap-2">
      {target && (
        <Button href={target.href} size="sm" variant="secondary" onClick={target.onClick}>
          {target.label}
        </Button>
      )}
      {(isKnown || isOld) && dismiss}
    </div>
  )

  function targetOf() {
    const done = () => removePending(key)
    if (state === 'done' && id !== undefined && isOnline)
      return { href: kindOf(kind).page(id), label: t(`pending.${kind}.open`), onClick: done }
    if (state === 'notSent') return isAtForm ? undefined : { href: page, label: t('pending.back') }
    if (isOld) return { href: kindOf(kind).list, label: t(`pending.${kind}.open`), onClick: done }
    if (isSignedOut && !isKnown)
      return { href: signInAddress(pathname + search), label: t('pending.signInAction') }
    return undefined
  }
}

/** The form's button is often a screen below. */
function useScrollIntoView(isWanted: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const scroll = useEffectEvent(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => scroll(), [])
  return element
}
