import { createClient } from '@tecnoclick/contract/platform/client'
import { addSearchAlert } from '@tecnoclick/contract/stock/ledger/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { type FormEvent, useState } from 'react'
import { browserSend } from '../../offline/browser-send.ts'
import { EmailField } from '../../platform/form/email-field.tsx'
import { textOf } from '../../platform/form/read-form.ts'
import { useShellData } from '../../rendering/shell-data.ts'

const client = createClient(browserSend)
const longestWords = 120

/** 'Avíseme cuando llegue' (catalogue.md#availability). Only visitors need to enter an e-mail. */
export function SearchAlertForm({ query }: { query: string }) {
  const t = useFullT()
  const viewer = useShellData()?.viewer
  const [state, setState] = useState<'new' | 'busy' | 'done' | 'invalid' | 'failed'>('new')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = textOf(new FormData(event.currentTarget), 'email')
    if (!viewer && email === '') return setState('invalid')
    setState('busy')
    const body = { words: query.trim().slice(0, longestWords), ...(!viewer && { email }) }
    const outcome = await client.attempt(addSearchAlert, { body })
    if (outcome.ok) return setState('done')
    return setState(outcome.error.statusCode === 422 ? 'invalid' : 'failed')
  }

  if (state === 'done')
    return (
      <p role="status" className="font-medium text-success">
        {t('site.search.notified', { query })}
      </p>
    )
  return (
    <form onSubmit={send} noValidate className="grid w-full gap-2 rounded-md bg-sunken p-4 text-start">
      <h2 className="text-base">{t('site.search.notifyTitle')}</h2>
      <p className="text-ink-muted text-sm">{t('site.search.notifyText', { query })}</p>
      {!viewer && <EmailField error={state === 'invalid' ? t('validation.email') : undefined} />}
      {state === 'failed' && (
        <p role="alert" className="text-danger text-sm">
          {t('errors.unavailable')}
        </p>
      )}
      <Button type="submit" busy={state === 'busy'}>
        {t('site.search.notify')}
      </Button>
    </form>
  )
}
