import { office } from '@tecnoclick/messages/office'
import { PositionField, RequiredLine, ShownField } from '../../platform/desk/fields.tsx'
import { FileInput } from '../../platform/form/file-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'

const { words } = office.shopDesks

/** What a service and a type of service have in common. */
export function OfferedFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <RequiredLine source="name" label={words.name} maxLength={100} first />
      <TextInput source="description" label={words.description} maxLength={2000} multiline />
      <FileInput source="image" label={words.image} kind="picture" />
      <PositionField />
      {!isNew && <ShownField />}
    </>
  )
}

interface Offered {
  name: string
  description: string
  image: string | null
  position: number
  enable: boolean
}

export const offeredForm = ({ name, description, image, position, enable }: Offered) => ({
  ...{ name, description, enable, image: image ?? '', position: String(position) },
})

export const blankOffered = { name: '', description: '', image: '', position: '0', enable: true }
