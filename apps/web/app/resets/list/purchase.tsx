import { getReset, getResetPayment } from '@tecnoclick/contract/resets/files/endpoints'
import { Card } from '@tecnoclick/ui/card'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useT } from '@tecnoclick/ui/messages'
import { useNavigate } from 'react-router'
import { findViewer } from '../../people/session/find-viewer.ts'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { formResponse } from '../../platform/form/form-response.ts'
import { keepForm } from '../../platform/form/keep-form.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/purchase.ts'
import { buyReset } from './buy-reset.ts'
import { PurchaseForm } from './purchase-form.tsx'

const list = '/reset/list'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  if (!(await findViewer(visit))) throw redirectWithFlash(list, 'resetSignIn', url)
  const byId = { params: { id: idOfReset(params.resetId) } }
  const [reset, payment] = await Promise.all([
    visit.client.call(getReset, byId),
    visit.client.call(getResetPayment, byId),
  ])
  const plan = url.searchParams.get('plan') === 'permanent' ? ('permanent' as const) : ('single' as const)
  return { reset, payment, plan, requestKey: crypto.randomUUID() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const resetId = idOfReset(params.resetId)
  const answer = await buyReset(visitOf(context), await request.formData(), { resetId, url })
  return answer instanceof Response ? answer : formResponse(answer)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction)
}

/** A dialog over the list; without script the same form stands above it. */
export default function Purchase({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { reset } = loaderData
  const title = t('resets.purchase.title', { model: `${reset.model} ${reset.typeFile}` })
  const form = <PurchaseForm key={reset.id} {...loaderData} posted={actionData} />
  if (!hydrated)
    return (
      <Card padding="lg" className="mb-8 max-w-3xl">
        <h2 className="mb-4 text-lg">{title}</h2>
        {form}
      </Card>
    )
  const close = () => void navigate(list, { preventScrollReset: true, replace: true })
  return (
    <Dialog open onClose={close} title={title}>
      {form}
    </Dialog>
  )
}

function idOfReset(param: string): number {
  return /^\d{1,9}$/.test(param) ? Number(param) : 0
}
