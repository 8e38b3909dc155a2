import { takeBankMessage } from '@tecnoclick/contract/money/bank-messages/endpoints'
import { office } from '@tecnoclick/messages/office'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { TextArea } from '@tecnoclick/ui/text-area'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { longestText, sharedText } from './shared-text.ts'

const { paste: texts, refusals } = office.bankMessages

/** The text of a message, pasted or from the share menu of a phone. */
export function PasteDialog() {
  const close = useBackToList()
  const navigate = useNavigate()
  const form = useId()
  const toast = useToast()
  const { search, pathname } = useLocation()
  const [shared] = useState(() => sharedText(search))
  const { run, busy, refusal } = useAction({ inline: true })
  const [problem, setProblem] = useState<string>()
  const [repeated, setRepeated] = useState<number>()

  // Payers' phones and accounts are not kept in the history of the browser.
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [navigate, pathname, search])

  async function read(text: string) {
    setRepeated(undefined)
    setProblem(text === '' ? texts.required : undefined)
    if (text === '') return
    const taken = await run(() => officeClient.call(takeBankMessage, { body: { text } }), {})
    if (!taken) return
    const { outcome, message } = taken
    if (outcome === 'repeated') return setRepeated(message?.id)
    if (outcome !== 'matched' && outcome !== 'open') return setProblem(refusals[outcome])
    toast.success(outcome === 'matched' ? texts.matched : texts.stored)
    void navigate(`/admin/bank-messages/${message?.id}`, { replace: true })
  }

  return (
    <Dialog
      title={texts.title}
      open
      onClose={close}
      footer={<FormButtons form={form} busy={busy} saveLabel={texts.save} onCancel={close} />}
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void read(textOf(new FormData(event.currentTarget).get('text')).trim())
        }}
      >
        <TextArea
          name="text"
          label={texts.label}
          hint={texts.hint}
          error={problem}
          defaultValue={shared}
          maxLength={longestText}
          rows={6}
          required
          data-autofocus
        />
        {repeated !== undefined && (
          <Notice kind="warning" role="alert">
            {texts.repeated} <TextLink href={`/admin/bank-messages/${repeated}`}>{texts.seeFirst}</TextLink>
          </Notice>
        )}
        <SaveError refusal={refusal} />
      </form>
    </Dialog>
  )
}
