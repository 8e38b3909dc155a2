import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminTeam } from '@tecnoclick/contract/site/content/endpoints'
import { type EditableTeamMember, newTeamMemberSchema } from '@tecnoclick/contract/site/content/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { formOf, optionalText, position, text, visibility } from '../../platform/form/form-fields.ts'
import { PositionInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'

const { team, common } = office
const field = fieldsOf(newTeamMemberSchema)

const form = formOf({
  name: text,
  post: text,
  bio: optionalText,
  photo: optionalText,
  position,
  enable: visibility,
})

export function teamCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminTeam, { toNew: form.toBody })
}

const columns: readonly Column<EditableTeamMember>[] = [
  titleColumn('name', common.name, (member) => (
    <span className="flex items-center gap-3">
      <Photo member={member} />
      {member.name}
    </span>
  )),
  { key: 'post', header: team.post, cell: ({ post }) => post },
  visibilityColumn(),
]

function Photo({ member: { name, photo } }: { member: EditableTeamMember }) {
  return <Avatar name={name} size="sm" decorative {...(photo && { src: pictureUrl(photo, 160) })} />
}

function phoneRow(member: EditableTeamMember): PhoneRow {
  const { name, post, enable } = member
  return {
    picture: <Photo member={member} />,
    title: name,
    detail: post,
    ...(!enable && { state: <Badge>{common.hidden}</Badge> }),
  }
}

export function TeamList() {
  return (
    <EditableListPage<EditableTeamMember>
      resource="team"
      texts={team}
      nameOf={({ name }) => name}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'position', order: 'ASC' }}
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={() => (
        <>
          <TextInput {...field('name')} label={common.name} initialFocus />
          <TextInput {...field('post')} label={team.post} />
          <TextInput {...field('bio')} label={team.bio} />
          <FileInput source="photo" label={team.photo} kind="picture" />
          <PositionInput />
          <VisibilityInput />
        </>
      )}
    />
  )
}
