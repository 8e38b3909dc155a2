import { adminCampaigns } from '@tecnoclick/contract/site/campaigns/endpoints'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'

const { campaigns: texts } = office

/** A subject is enough to begin with. */
export function NewCampaign() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { run, busy, refusal } = useAction({ inline: true })
  const [problem, setProblem] = useState<string>()

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const es = textOf(new FormData(event.currentTarget).get('subject')).trim()
    setProblem(es === '' ? texts.subjectMissing : undefined)
    if (es === '' || busy) return
    const none = { en: '', ru: '', ar: '' }
    const body = { subject: { es, ...none }, body: { es: '', ...none } }
    const made = await run(() => officeClient.call(adminCampaigns.create, { body }), {})
    if (made) await navigate(`/admin/campaigns/${made.id}`)
  }

  return (
    <>
      <Button size="sm" icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && (
        <Dialog title={texts.add} open onClose={() => setOpen(false)}>
          <form noValidate className="grid gap-4" onSubmit={(event) => void create(event)}>
            <TextField
              name="subject"
              label={texts.subject}
              hint={texts.addText}
              error={problem}
              maxLength={150}
              required
              autoComplete="off"
            />
            <SaveError refusal={refusal} />
            <Button type="submit" busy={busy}>
              {texts.create}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
