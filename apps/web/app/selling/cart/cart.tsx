import { getNotices } from '@tecnoclick/contract/people/notices/endpoints'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { cartReminder as cartReminderTexts } from '@tecnoclick/messages/selling/cart-reminder'
import { tables } from '@tecnoclick/messages/tables'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { networkFirst } from '../../offline/network-first.ts'
import { connection, noteFailure, useConnection, useOnline } from '../../platform/connection-state.ts'
import { catchOutageAs, isOutage } from '../../platform/form/catch-outage.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { isPlainClick } from '../../platform/page/is-plain-click.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { Page } from '../../platform/page/page.tsx'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/cart.ts'
import { addAfterSignIn } from './add-after-sign-in.ts'
import { handleCartForm } from './cart-action.ts'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import type { CartResult } from './cart-result.ts'
import { CartSummary, type CartSummaryProps, checkoutPage } from './cart-summary.tsx'
import { useAutoSave, useEditedQuantities } from './edited-quantities.ts'
import { markCartStale } from './stored-lines.ts'
import { useCartChange } from './use-cart-change.ts'

const cartReminder = lazyPart(() => import('./cart-reminder.tsx'))
const alsoNeeded = lazyPart(() => import('./also-needed.tsx'))
const emptyCartDrawing = lazyPart(async () => ({
  default: (await import('../../platform/page/drawings/empty-cart.tsx')).EmptyCart,
}))

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [refused, settings, notices] = await Promise.all([
    addAfterSignIn(visit, request, url),
    visit.client.attempt(getPublicSettings),
    visit.client.attempt(getNotices),
  ])
  const isAsked = notices.ok && notices.data.offered.carts && notices.data.reminders.carts === null
  return {
    refused,
    stored: undefined,
    reminder: isAsked ? cartReminderTexts[visit.preferences.locale] : undefined,
    freeFrom: settings.ok ? settings.data.freeDeliveryFrom : {},
    /** Of the code of a promotion: its other page, checkout, has all texts. */
    texts: { checkout: { code: tables[visit.preferences.locale].checkout.code } },
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    async stored(visit) {
      // In the chunk that pages load when they are idle.
      const [{ readOwnShell }, { sinceText }] = await Promise.all([
        import('../../offline/own-data.ts'),
        import('../../offline/since-text.ts'),
      ])
      const own = await readOwnShell()
      if (own) visit.since = sinceText(own.at)
      return { refused: undefined, stored: own?.cart, reminder: undefined, freeFrom: {}, texts: undefined }
    },
  })
}

/** It depends on the address alone: on a bad connection a reload of the cart must not replace the page with an error. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href || connection.getState().dataFrom !== undefined
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleCartForm(visitOf(context), await request.formData(), url)
}

const connectionLost: CartResult = { added: false, failure: 'noAnswer' }

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutageAs(() => serverAction().catch(noteLostChange), connectionLost)
}

/** The shop looks again when the connection is back. */
function noteLostChange(problem: unknown): never {
  if (isOutage(problem)) markCartStale()
  noteFailure(problem)
  throw problem
}

/** The cart comes with the shell, which shows it on every page. */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { refused, stored, reminder, freeFrom, texts } = loaderData
  const t = useT()
  const shell = useShellData()
  const cart = shell?.cart === undefined ? stored : shell.cart
  const isOnline = useOnline()
  const trackRemoval = useFocusAfterRemoval(cart?.items.length ?? 0)
  return (
    <Page title={t('cart.title')} indexed={false}>
      <CartNotices refused={refused} actionData={actionData} />
      {cart === undefined ? (
        <ListFailed text={t(isOnline ? 'errors.unavailable' : 'shell.offline.unavailable')} />
      ) : cart && cart.items.length > 0 ? (
        <>
          <FilledCart
            cart={cart}
            details={{
              freeFrom,
              texts,
              refused: actionData?.added === false ? actionData.reason : undefined,
            }}
            onSend={trackRemoval}
          />
          {reminder && <LazyHydrate part={cartReminder} props={{ texts: reminder }} />}
          <LazyHydrate part={alsoNeeded} props={{ cart }} />
        </>
      ) : (
        <EmptyCart signedIn={Boolean(shell?.viewer)} />
      )}
    </Page>
  )
}

interface FilledCartProps {
  cart: Cart
  details: CartSummaryProps['details']
  onSend(event: FormEvent<HTMLFormElement>): void
}

function FilledCart({ cart, details, onSend }: FilledCartProps) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const edited = useEditedQuantities(cart.items)
  const { isOnline, dataFrom } = useConnection()
  const isReadOnly = !isOnline || dataFrom !== undefined
  const { handleSubmit, send, busy, refusal, forget } = useCartChange()
  const form = useRef<HTMLFormElement>(null)
  const [isFocused, setFocused] = useState(false)

  const [isLeaving, setLeaving] = useState(false)
  const saved = () => toast.success(t('cart.updated'))
  useAutoSave(edited, isReadOnly || busy || isLeaving, () => save(saved))

  function save(then: () => void) {
    if (!form.current) return
    edited.noteSent()
    send(new FormData(form.current), then)
  }

  /** Saves edited quantities first, so that checkout shows what was typed. */
  function checkOut(event: MouseEvent<HTMLAnchorElement>) {
    if ((!edited.changed && !busy) || !isPlainClick(event)) return
    event.preventDefault()
    setLeaving(true)
  }
  const leave = useEffectEvent(() => {
    const toCheckout = () => void navigate(checkoutPage)
    setLeaving(false)
    if (edited.changed) save(toCheckout)
    else toCheckout()
  })
  // After a change that is being saved.
  useEffect(() => {
    if (isLeaving && !busy) leave()
  }, [isLeaving, busy])

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <form
        ref={form}
        method="post"
        action="/shop/cart"
        onSubmit={(event) => {
          onSend(event)
          if (!isRemoval(event)) edited.noteSent()
          handleSubmit(event)
        }}
        aria-busy={busy}
      >
        {/* Enter submits with the form's first button: without this one it would remove the first line. */}
        <button type="submit" name="intent" value="update" hidden tabIndex={-1} aria-hidden="true" />
        {!isOnline && (
          <Notice kind="warning" className="mb-4">
            {t('cart.offline')}
          </Notice>
        )}
        <fieldset disabled={isReadOnly} className="min-w-0">
          <CartLines cart={cart} edited={edited} refusal={refusal} onEdit={forget} />
        </fieldset>
        <div className="mt-4 flex flex-wrap justify-between gap-3">
          <Button href="/shop/catalog" variant="quiet">
            {t('cart.continue')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="update"
            variant="secondary"
            busy={busy}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            // Disabling a focused button loses the focus.
            disabled={isReadOnly || (hydrated && !edited.changed && !isFocused)}
          >
            {t('cart.update')}
          </Button>
        </div>
      </form>
      <CartSummary cart={cart} details={details} isReadOnly={isReadOnly} onCheckOut={checkOut} />
    </div>
  )
}

function isRemoval({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === 'remove'
}

function EmptyCart({ signedIn }: { signedIn: boolean }) {
  const t = useT()
  return (
    <EmptyState
      drawing={<LazyHydrate part={emptyCartDrawing} props={{ className: 'w-48' }} />}
      title={t('cart.emptyPage')}
      {...(!signedIn && { text: t('product.signInToAdd') })}
      action={
        <>
          <Button href="/shop/catalog">{t('cart.continue')}</Button>
          {!signedIn && (
            <Button href={signInAddress('/shop/cart')} variant="secondary">
              {t('shell.account.signIn')}
            </Button>
          )}
        </>
      }
    />
  )
}

/** Removing a line removes the focused button. Focus moves to the next line's name, or to the page if none is left. */
function useFocusAfterRemoval(lines: number) {
  const removed = useRef<{ form: HTMLFormElement; index: number }>(undefined)
  useEffect(() => {
    if (!removed.current) return
    const { form, index } = removed.current
    removed.current = undefined
    if (document.activeElement !== document.body) return
    const line = form.querySelectorAll('li')[Math.min(index, lines - 1)]
    const target = line?.isConnected ? line.querySelector('a') : document.querySelector('main')
    target?.focus()
  }, [lines])

  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const line = (event.nativeEvent as SubmitEvent).submitter?.closest('li')
    removed.current = line ? { form, index: [...form.querySelectorAll('li')].indexOf(line) } : undefined
  }
}
