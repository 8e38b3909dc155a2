import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminTeam } from '@tecnoclick/contract/site/content/endpoints'
import { type EditableTeamMember, newTeamMemberSchema } from '@tecnoclick/contract/site/content/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { positionOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { PositionInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'

const { team, common } = office
const field = fieldsOf(newTeamMemberSchema)

export function teamCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminTeam, {
    toNew: ({ name, post, bio, photo, position, enable }) => ({
      name: textOf(name),
      post: textOf(post),
      bio: textOrNull(bio),
      photo: textOrNull(photo),
      position: positionOf(position),
      enable: enable === true,
    }),
  })
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
      emptyForm={{ name: '', post: '', bio: '', photo: '', position: '0', enable: true }}
      toForm={({ name, post, bio, photo, position, enable }) => ({
        name,
        post,
        bio,
        photo: photo ?? '',
        position: String(position),
        enable,
      })}
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
