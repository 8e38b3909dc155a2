import { changeBounceGateway, getBounceGateway } from '@tecnoclick/contract/site/campaigns/endpoints'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { campaigns: texts } = office

export function Bounces() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {texts.bounces}
      </Button>
      {isOpen && <BouncesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** How a mail server hands over what came back (docs/operations/campaigns.md). */
function BouncesDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const { data } = useApiQuery({
    queryKey: ['bounces'],
    read: ({ signal }) => officeClient.call(getBounceGateway, { signal }),
  })
  return (
    <Dialog title={texts.bounces} size="lg" open onClose={onClose}>
      <div className="grid gap-5">
        <p className="text-sm">{texts.bouncesText}</p>
        {secret && (
          <Notice kind="success" title={texts.connected}>
            <span className="flex flex-wrap items-center gap-3">
              <code className="wrap-anywhere">{secret}</code>
              <CopyButton text={secret} label={texts.secret} />
            </span>
          </Notice>
        )}
        {data && (
          <>
            <Facts>
              <Fact name={office.common.state}>
                <Badge tone={data.isOn ? 'success' : 'neutral'}>
                  {data.isOn ? texts.bouncesOn : texts.bouncesOff}
                </Badge>
              </Fact>
              <Fact name={texts.bouncesUrl}>
                <code className="wrap-anywhere text-xs">{data.url}</code>
              </Fact>
              <Fact name={texts.bouncesLast}>
                {data.lastReportDate ? <DateTime date={data.lastReportDate} /> : texts.never}
              </Fact>
              <Fact name={texts.bouncesStopped}>{data.stopped}</Fact>
            </Facts>
            <Permitted permission="settings:write">
              <Switches isOn={data.isOn} onSecret={setSecret} />
            </Permitted>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Switches({ isOn, onSecret }: { isOn: boolean; onSecret: (secret: string | null) => void }) {
  const { run, busy, refusal } = useConfirmedAction({ inline: true })
  const change = async (on: boolean, question: { title: string; text: string; confirmLabel: string }) => {
    const after = await run(
      question,
      () => officeClient.call(changeBounceGateway, { body: { isOn: on } }),
      on ? {} : { done: texts.disconnected },
    )
    if (after) onSecret(after.secret)
  }
  const connect = isOn ? texts.newSecret : texts.connect
  const text = isOn ? texts.newSecretText : texts.bouncesText
  const off = { title: texts.disconnect, text: texts.disconnectText, confirmLabel: texts.disconnect }
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={busy} onClick={() => void change(true, { title: connect, text, confirmLabel: connect })}>
        {connect}
      </Button>
      {isOn && (
        <Button variant="secondary" busy={busy} onClick={() => void change(false, off)}>
          {texts.disconnect}
        </Button>
      )}
      <SaveError refusal={refusal} />
    </div>
  )
}
