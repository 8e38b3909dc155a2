import { addPushDevice, removePushDevice } from '@tecnoclick/contract/people/staff-notices/endpoints'
import type { PushDevice, StaffNotices } from '@tecnoclick/contract/people/staff-notices/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { useEffect, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { Section } from '../../platform/layout/section.tsx'
import { ownFingerprint, subscribe, unsubscribe, whyNoPush } from './push-subscription.ts'

const { push: texts } = office.staffNotices

/** The browsers that show notices, and whether this one does. */
export function PushSection({ notices: { pushKey, devices } }: { notices: StaffNotices }) {
  const own = useOwnFingerprint(devices)
  const isOn = devices.some(({ fingerprint }) => fingerprint === own)
  const impossible = whyNoPush()
  return (
    <Section title={texts.title}>
      <div className="grid gap-4">
        <p className="text-ink-muted text-sm">{texts.text}</p>
        {devices.length > 0 && (
          <ul className="divide-y border-y">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} isOwn={device.fingerprint === own} />
            ))}
          </ul>
        )}
        {impossible && <Notice kind="info">{impossible}</Notice>}
        {!impossible && !isOn && <EnableButton pushKey={pushKey} />}
      </div>
    </Section>
  )
}

/** Looked up again when the list changes: this browser may have been added or removed. */
function useOwnFingerprint(devices: readonly PushDevice[]): string | undefined {
  const [own, setOwn] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list says that something changed
  useEffect(() => {
    let isCurrent = true
    void ownFingerprint()
      .catch(() => undefined)
      .then((found) => isCurrent && setOwn(found))
    return () => {
      isCurrent = false
    }
  }, [devices])
  return own
}

function EnableButton({ pushKey }: { pushKey: string }) {
  const { run, busy } = useAction()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function enable() {
    setAsking(true)
    setProblem(undefined)
    try {
      const subscription = await subscribe(pushKey)
      await run(() => officeClient.call(addPushDevice, { body: subscription }), { done: texts.enabled })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : texts.failed)
    } finally {
      setAsking(false)
    }
  }

  return (
    <div className="grid gap-3">
      {problem && (
        <Notice kind="warning" role="alert">
          {problem}
        </Notice>
      )}
      <Button busy={busy || isAsking} className="sm:justify-self-start" onClick={() => void enable()}>
        {texts.enable}
      </Button>
    </div>
  )
}

function DeviceRow({ device, isOwn }: { device: PushDevice; isOwn: boolean }) {
  const { id, createdDate, lastSentDate, isFailing } = device
  const { run, busy } = useConfirmedAction()
  const name = nameOf(device)
  const dates = [
    fillText(texts.since, { date: formatDate(new Date(createdDate), 'es') }),
    ...(lastSentDate ? [fillText(texts.last, { date: formatDate(new Date(lastSentDate), 'es') })] : []),
  ]

  function remove() {
    const question = {
      title: fillText(texts.removeTitle, { device: name }),
      text: texts.removeText,
      confirmLabel: texts.remove,
    }
    const call = async () => {
      await officeClient.call(removePushDevice, { params: { id } })
      if (isOwn) await unsubscribe().catch(() => {})
    }
    void run(question, call, { done: texts.removed })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isOwn && <Badge tone="success">{texts.here}</Badge>}
          {isFailing && <Badge tone="danger">{texts.failing}</Badge>}
        </p>
        <p className="text-ink-muted">{dates.join(', ')}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={fillText(texts.removeOf, { device: name })}
        onClick={remove}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

function nameOf({ browser, system }: PushDevice): string {
  const name = browser ?? texts.unknownBrowser
  return system ? fillText(texts.browserOn, { browser: name, system }) : name
}
