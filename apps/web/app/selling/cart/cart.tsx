import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInAddress } from '../../people/session/safe-next.ts'
import { answerOr } from '../../platform/form/keep-form.ts'
import { PlainNotice } from '../../platform/form/plain-notice.tsx'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { visitOf } from '../../rendering/context.ts'
import { EmptyCart as EmptyCartDrawing } from '../../shell/drawings/empty-cart.tsx'
import { ListFailed } from '../../shell/list-failed.tsx'
import { Page } from '../../shell/page.tsx'
import { isPlainClick } from '../../shell/plain-click.ts'
import { useShellData } from '../../shell/shell-data.ts'
import type { Route } from './+types/cart.ts'
import { completeWish } from './add-after-sign-in.ts'
import { answerCart } from './cart-action.ts'
import { CartLines, useEditedQuantities } from './cart-lines.tsx'
import { useAddedProduct, useRefusedWish } from './cart-notices.tsx'
import { type CartAnswer, failedChangeText } from './cart-result.ts'
import { CartSummary, checkoutPage } from './cart-summary.tsx'
import { useCartChange } from './use-cart-change.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return { refused: await completeWish(visitOf(context), request, url) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerCart(visitOf(context), await request.formData())
}

const lost: CartAnswer = { added: false, failure: 'unavailable' }

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, lost)
}

/** The cart itself is part of the shell, which shows it on every page. */
export default function CartPage({ loaderData: { refused }, actionData }: Route.ComponentProps) {
  const t = useT()
  const shell = useShellData()
  const cart = shell?.cart
  const added = useAddedProduct()
  const noteRemoval = useFocusAfterRemoval(cart?.items.length ?? 0)
  useRefusedWish(refused)
  return (
    <Page title={t('cart.title')} indexed={false}>
      {added !== undefined && (
        <div className="mb-4 hidden no-script:block">
          <PlainNotice kind="success">{t('product.addedToCart', { name: added })}</PlainNotice>
        </div>
      )}
      {refused && (
        <div className="mb-4 hidden no-script:block">
          <PlainNotice kind="error">{failedChangeText(t, refused)}</PlainNotice>
        </div>
      )}
      {actionData && !actionData.added && (
        <div className="mb-4">
          <PlainNotice kind="error">{failedChangeText(t, actionData)}</PlainNotice>
        </div>
      )}
      {cart === undefined ? (
        <ListFailed text={t('errors.unavailable')} />
      ) : cart && cart.items.length > 0 ? (
        <FilledCart cart={cart} onSend={noteRemoval} />
      ) : (
        <EmptyCart signedIn={Boolean(shell?.viewer)} />
      )}
    </Page>
  )
}

type Cart = NonNullable<NonNullable<ReturnType<typeof useShellData>>['cart']>

interface FilledCartProps {
  cart: Cart
  onSend(event: FormEvent<HTMLFormElement>): void
}

function FilledCart({ cart, onSend }: FilledCartProps) {
  const t = useT()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const edited = useEditedQuantities(cart.items)
  const { handleSubmit, send, busy } = useCartChange()
  const form = useRef<HTMLFormElement>(null)
  const [isHeld, setHeld] = useState(false)

  /** What has been typed is what is bought: it is saved on the way. */
  function checkOut(event: MouseEvent<HTMLAnchorElement>) {
    if (!edited.changed || !form.current || !isPlainClick(event)) return
    event.preventDefault()
    if (!busy) send(new FormData(form.current), () => void navigate(checkoutPage))
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <form
        ref={form}
        method="post"
        action="/shop/cart"
        onSubmit={(event) => {
          onSend(event)
          handleSubmit(event)
        }}
        aria-busy={busy}
      >
        {/* Enter in a quantity means the update, not the first line's bin. */}
        <button type="submit" name="intent" value="update" hidden tabIndex={-1} aria-hidden="true" />
        <CartLines cart={cart} edited={edited} />
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
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            // Pressed, it has nothing left to do, and disabled it would lose the focus.
            disabled={hydrated && !edited.changed && !isHeld}
          >
            {t('cart.update')}
          </Button>
        </div>
      </form>
      <CartSummary cart={cart} onCheckOut={checkOut} />
    </div>
  )
}

function EmptyCart({ signedIn }: { signedIn: boolean }) {
  const t = useT()
  return (
    <EmptyState
      drawing={<EmptyCartDrawing className="w-48" />}
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

/** A removed line takes the focus away with its bin: the next one's name gets it, or the page where none is left. */
function useFocusAfterRemoval(lines: number) {
  const removed = useRef<{ form: HTMLFormElement; place: number }>(undefined)
  useEffect(() => {
    if (!removed.current) return
    const { form, place } = removed.current
    removed.current = undefined
    if (document.activeElement !== document.body) return
    const line = form.querySelectorAll('li')[Math.min(place, lines - 1)]
    const name = line?.isConnected ? line.querySelector('a') : document.querySelector('main')
    name?.focus()
  }, [lines])

  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const line = (event.nativeEvent as SubmitEvent).submitter?.closest('li')
    removed.current = line ? { form, place: [...form.querySelectorAll('li')].indexOf(line) } : undefined
  }
}
