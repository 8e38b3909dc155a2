import { revokeApiKey } from '@tecnoclick/contract/people/api-keys/endpoints'
import type { ApiKey } from '@tecnoclick/contract/people/api-keys/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { permissionGroups } from './permission-names.ts'

const { apiKeys: texts } = office
const { details, revoke: words } = texts

export function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, state } = apiKey
  const { run, busy } = useConfirmedAction()
  const [isOpen, setOpen] = useState(false)

  async function revoke() {
    const question = { title: fillText(words.title, { name }), text: words.text, confirmLabel: words.action }
    await run({ ...question, tone: 'danger' }, () => officeClient.call(revokeApiKey, { params: { id } }), {
      done: fillText(words.done, { name }),
    })
  }

  return (
    <span className="inline-flex flex-wrap justify-end gap-2 whitespace-nowrap">
      <Button
        size="sm"
        variant="secondary"
        aria-label={fillText(details.of, { name })}
        onClick={() => setOpen(true)}
      >
        {details.action}
      </Button>
      {state !== 'revoked' && (
        <Permitted permission="apiKeys:write">
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            aria-label={fillText(words.of, { name })}
            onClick={revoke}
          >
            {words.action}
          </Button>
        </Permitted>
      )}
      {isOpen && <KeyDetails apiKey={apiKey} onClose={() => setOpen(false)} />}
    </span>
  )
}

function KeyDetails({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { name, permissions, networks, limitPerMinute } = apiKey
  return (
    <Dialog title={name} open onClose={onClose}>
      <div className="grid gap-5 whitespace-normal text-start font-normal">
        <Facts>
          {permissionGroups(permissions).map(({ subject, label, choices }) => (
            <Fact key={subject} name={label}>
              {choices.map((choice) => choice.label).join(', ')}
            </Fact>
          ))}
          <Fact name={details.networks}>{networks.length > 0 ? networks.join(', ') : texts.everywhere}</Fact>
          <Fact name={texts.create.limit}>{limitPerMinute}</Fact>
        </Facts>
      </div>
    </Dialog>
  )
}
