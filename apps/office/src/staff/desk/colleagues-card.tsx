import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import type { DeskEndpoints } from '@tecnoclick/contract/staff/desk/endpoints'
import { type Desk, newStaffNoteSchema, type StaffNote } from '@tecnoclick/contract/staff/desk/schemas'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { useGetIdentity } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { useColleagues, useDesk } from './use-desk.ts'

const { desk: texts } = office

interface ColleaguesProps {
  endpoints: DeskEndpoints
  id: number
  write: Permission
}

/** Who takes care of a record, and what colleagues wrote about it. Customers see none of it. */
export function ColleaguesCard(props: ColleaguesProps) {
  return (
    <Section title={texts.title}>
      <Colleagues {...props} />
    </Section>
  )
}

export function Colleagues({ endpoints, id, write }: ColleaguesProps) {
  const desk = useDesk(endpoints, id)
  const mayWrite = useIsPermitted()(write)
  if (!desk) return null
  return (
    <div className="grid gap-4">
      {mayWrite ? (
        <AssigneeChoice endpoints={endpoints} id={id} desk={desk} />
      ) : (
        <p className="text-sm">{desk.assignee?.name ?? texts.nobody}</p>
      )}
      <ul aria-label={texts.notes} className="grid gap-2 empty:hidden">
        {desk.notes.map((note) => (
          <Note key={note.id} note={note} endpoints={endpoints} id={id} />
        ))}
      </ul>
      {mayWrite && <NoteForm endpoints={endpoints} id={id} />}
    </div>
  )
}

type OfRecord = Omit<ColleaguesProps, 'write'>

function AssigneeChoice({ endpoints, id, desk: { assignee } }: OfRecord & { desk: Desk }) {
  const { run, busy } = useAction()
  const { identity } = useGetIdentity()
  const colleagues = useColleagues(endpoints)
  const isMine = assignee?.id === identity?.id

  const give = (staffId: number | null, name: string) =>
    run(() => officeClient.call(endpoints.assign, { params: { id }, body: { staffId } }), {
      done: staffId === null ? texts.released : fillText(texts.assigned, { name }),
    })

  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={texts.assignee}
        placeholder={texts.nobody}
        value={assignee ? String(assignee.id) : ''}
        disabled={busy}
        options={colleagues.map((colleague) => ({ value: String(colleague.id), label: colleague.name }))}
        onChange={({ currentTarget: { value } }) =>
          give(
            value === '' ? null : Number(value),
            colleagues.find((one) => String(one.id) === value)?.name ?? '',
          )
        }
        className="min-w-40 flex-1"
      />
      {!isMine && identity && colleagues.some((colleague) => colleague.id === identity.id) && (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => give(Number(identity.id), identity.fullName ?? '')}
        >
          {texts.take}
        </Button>
      )}
    </div>
  )
}

function Note({ note, endpoints, id }: OfRecord & { note: StaffNote }) {
  const { run, busy } = useConfirmedAction()
  const { identity } = useGetIdentity()

  async function remove() {
    const question = { title: texts.removeTitle, text: note.text, confirmLabel: texts.remove } as const
    const params = { id, noteId: note.id }
    await run({ ...question, tone: 'danger' }, () => officeClient.call(endpoints.removeNote, { params }), {
      done: texts.removed,
    })
  }

  return (
    <li className="rounded-md bg-offer-soft px-3 py-2 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink-muted text-xs">
        <b>{note.author.name}</b>
        <DateTime date={note.date} />
        {note.author.id === identity?.id && (
          <button
            type="button"
            disabled={busy}
            onClick={remove}
            className="ms-auto min-h-6 cursor-pointer underline decoration-current/35 underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
          >
            {texts.remove}
          </button>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
    </li>
  )
}

function NoteForm({ endpoints, id }: OfRecord) {
  const { run, busy } = useAction()
  const [text, setText] = useState('')
  // A note that is sent again after a lost response is stored once.
  const [key, setKey] = useState(randomKey)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const call = { params: { id }, body: { text }, headers: keyHeaders(key) }
    if (!(await run(() => officeClient.call(endpoints.addNote, call), { done: texts.noted }))) return
    // What was typed while it was sent stays.
    setText((now) => (now === text ? '' : now))
    setKey(randomKey())
  }

  return (
    <form onSubmit={send} className="grid gap-2">
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        value={text}
        rows={2}
        maxLength={limitsOf(newStaffNoteSchema.shape.text).maxLength}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={busy} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}
