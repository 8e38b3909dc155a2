import type { City, State } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { useT } from '@tecnoclick/ui/messages'
import { required } from 'ra-core'
import type { Values } from '../../platform/api/resource-calls.ts'
import { EditDialog } from '../../platform/form/edit-dialog.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { say } from '../../platform/say.ts'

type Place = State | City

const nameOf = ({ name }: Place): Values => ({ name })

export function RenameDialog({ title }: { title: string }) {
  const t = useT()
  return (
    <EditDialog<Place>
      title={() => title}
      toForm={nameOf}
      toValues={({ name }) => ({ name })}
      describe={({ name }) => name}
      tellSaved={(before, after) => say(office.geography.renamed, { before: before.name, after: after.name })}
    >
      {() => (
        <TextInput
          source="name"
          label={office.geography.name}
          required
          maxLength={80}
          validate={required(t('validation.required'))}
          first
        />
      )}
    </EditDialog>
  )
}
