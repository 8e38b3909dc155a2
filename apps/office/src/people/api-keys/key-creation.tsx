import { createApiKey } from '@tecnoclick/contract/people/api-keys/endpoints'
import type { CreatedApiKey } from '@tecnoclick/contract/people/api-keys/schemas'
import { apiKeyLimits, defaultKeyLimitPerMinute } from '@tecnoclick/domain/people/api-key'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { days } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { PermissionChoice } from './permission-choice.tsx'

const { create: texts, created: shown } = office.apiKeys

const lives = [
  { value: '30', label: texts.expiresIn.days30 },
  { value: '90', label: texts.expiresIn.days90 },
  { value: '365', label: texts.expiresIn.days365 },
  { value: '730', label: texts.expiresIn.days730 },
]

/** The form, and then the key: it is shown this once. */
export function KeyCreation({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<CreatedApiKey>()
  return created ? (
    <CreatedKey created={created} onClose={onClose} />
  ) : (
    <KeyForm onCreated={setCreated} onClose={onClose} />
  )
}

interface KeyFormProps {
  onCreated: (created: CreatedApiKey) => void
  onClose: () => void
}

function KeyForm({ onCreated, onClose }: KeyFormProps) {
  const form = useId()
  const { run, busy } = useAction()
  const [name, setName] = useState('')
  const [life, setLife] = useState('365')
  const [limit, setLimit] = useState(String(defaultKeyLimitPerMinute))
  const [networks, setNetworks] = useState('')
  const [permissions, setPermissions] = useState<Permission[]>([])
  const [problems, setProblems] = useState<Record<string, string>>({})

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (permissions.length === 0) return setProblems({ permissions: texts.noPermission })
    const body = {
      name,
      permissions,
      expiresDate: new Date(Date.now() + days(Number(life))).toISOString(),
      networks: networks.split(/[\s,;]+/).filter(Boolean),
      limitPerMinute: Number(limit),
    }
    const created = await run(() => officeClient.call(createApiKey, { body }), {
      done: ({ name: named }) => fillText(shown.toast, { name: named }),
      refused: ({ body: refusal, message }) => setProblems(refusal?.errors ?? { form: message }),
    })
    if (created) onCreated(created)
  }

  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      onClose={onClose}
      footer={<FormButtons form={form} busy={busy} saveLabel={texts.confirm} onCancel={onClose} />}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5">
        {problems.form && (
          <Notice kind="error" role="alert">
            {problems.form}
          </Notice>
        )}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={problems.name}
          value={name}
          required
          maxLength={apiKeyLimits.name}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={texts.expires}
            hint={texts.expiresHint}
            error={problems.expiresDate}
            options={lives}
            value={life}
            onChange={(event) => setLife(event.currentTarget.value)}
          />
          <TextField
            label={texts.limit}
            hint={texts.limitHint}
            error={problems.limitPerMinute}
            inputMode="numeric"
            value={limit}
            required
            onChange={(event) => setLimit(event.currentTarget.value)}
          />
        </div>
        <PermissionChoice
          chosen={permissions}
          onChange={setPermissions}
          {...(problems.permissions && { error: problems.permissions })}
        />
        <TextArea
          label={texts.networks}
          hint={texts.networksHint}
          error={problems.networks}
          rows={2}
          value={networks}
          spellCheck={false}
          onChange={(event) => setNetworks(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}

function CreatedKey({ created: { name, key }, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  return (
    <Dialog
      open
      title={shown.title}
      dismissible={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>{shown.done}</Button>}
    >
      <div className="grid gap-4">
        <p>{shown.text}</p>
        <div className="grid gap-2">
          <TextField
            label={fillText(shown.label, { name })}
            value={key}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={key} label={shown.copy} />
        </div>
        <p className="text-ink-muted text-sm">
          {shown.use}
          <code className="mt-1 block break-all text-ink">Authorization: Bearer {key.slice(0, 12)}…</code>
        </p>
      </div>
    </Dialog>
  )
}
