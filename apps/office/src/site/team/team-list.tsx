import type { EditableTeamMember } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import { Avatar } from '@tecnoclick/ui/avatar'
import type { Column } from '@tecnoclick/ui/table'
import { shownColumn } from '../../platform/desk/columns.tsx'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { PositionField, RequiredLine, ShownField } from '../../platform/desk/fields.tsx'
import { FileInput } from '../../platform/form/file-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { pictureAddress } from '../../platform/form/upload-picture.ts'
import { titleColumn } from '../../platform/list/columns.tsx'

const { team, shopDesks } = office

const columns: readonly Column<EditableTeamMember>[] = [
  titleColumn('name', shopDesks.words.name, ({ name, photo }) => (
    <span className="flex items-center gap-3">
      <Avatar name={name} size="sm" decorative {...(photo && { src: pictureAddress(photo) })} />
      {name}
    </span>
  )),
  { key: 'post', header: team.post, cell: ({ post }) => post },
  shownColumn(),
]

export function TeamList() {
  return (
    <EditableDesk<EditableTeamMember>
      resource="team"
      texts={team}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      blank={{ name: '', post: '', bio: '', photo: '', position: '0', enable: true }}
      toForm={({ name, post, bio, photo, position, enable }) => ({
        ...{ name, post, bio, photo: photo ?? '', position: String(position), enable },
      })}
      fields={() => (
        <>
          <RequiredLine source="name" label={shopDesks.words.name} maxLength={100} first />
          <RequiredLine source="post" label={team.post} maxLength={100} />
          <TextInput source="bio" label={team.bio} maxLength={1000} />
          <FileInput source="photo" label={team.photo} kind="picture" />
          <PositionField />
          <ShownField />
        </>
      )}
    />
  )
}
