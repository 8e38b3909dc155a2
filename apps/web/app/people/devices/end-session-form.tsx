import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { type FormResult, failureText } from '../../platform/form/form-result.ts'

export interface EndResult extends FormResult {
  /** What has been done. */
  done?: 'ended' | 'othersEnded'
}

type EndSessionFormProps =
  | { intent: 'end'; device: { id: number; name: string; nameId: string } }
  | { intent: 'endOthers'; device?: undefined }

/** One fetcher for all: the form of an ended session disappears before its result is shown. */
const fetcherKey = 'end-session'

/** Says what has been done, with script. */
export function useEndResultToast(): void {
  const t = useFullT()
  const toast = useToast()
  const { data } = useFetcher<EndResult>({ key: fetcherKey })
  const showResult = useEffectEvent(({ failure, done }: EndResult) => {
    if (failure) toast.error(failureText(t, failure))
    if (done) toast.success(t(`account.devices.${done}`))
  })
  useEffect(() => {
    if (data) showResult(data)
  }, [data])
}

/** With script it asks for confirmation first. */
export function EndSessionForm({ intent, device }: EndSessionFormProps) {
  const t = useFullT()
  const confirm = useConfirm()
  const fetcher = useFetcher<EndResult>({ key: fetcherKey })

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const question = device
      ? { title: t('account.devices.endTitle', { device: device.name }), text: t('account.devices.endText') }
      : { title: t('account.devices.endOthersTitle'), text: t('account.devices.endOthersText') }
    const confirmLabel = t(`account.devices.${intent}`)
    if (await confirm({ ...question, confirmLabel, tone: 'danger' })) await fetcher.submit(form)
  }

  return (
    <form method="post" action="/account/devices" onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value={intent} />
      {device && <input type="hidden" name="id" value={device.id} />}
      <Button
        type="submit"
        variant={device ? 'quiet' : 'secondary'}
        size={device ? 'sm' : 'md'}
        busy={fetcher.state !== 'idle'}
        aria-describedby={device?.nameId}
      >
        {t(`account.devices.${intent}`)}
      </Button>
    </form>
  )
}
