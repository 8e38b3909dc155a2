import type { CategoryRow } from '@tecnoclick/contract/catalogue/categories/schemas'
import { office } from '@tecnoclick/messages/office'
import { PositionField, RequiredLine, ShownField, SlugField } from '../../platform/desk/fields.tsx'
import { useEveryCategory } from '../../platform/desk/use-choices.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { SelectInput } from '../../platform/form/select-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { inTree, withDescendants } from './category-tree.ts'

const { categories, shopDesks } = office
const { words } = shopDesks

export function CategoryFields({ row }: { row?: CategoryRow | undefined }) {
  const every = useEveryCategory()
  const own = row ? withDescendants(every, row.id) : new Set<number>()
  const parents = inTree(every)
    .filter((entry) => !own.has(entry.row.id))
    .map((entry) => ({
      value: String(entry.row.id),
      label: `${'\u2003'.repeat(entry.depth)}${entry.row.name}`,
    }))
  return (
    <>
      <RequiredLine source="name" label={words.name} maxLength={80} first />
      <SelectInput
        source="parentId"
        label={categories.parent}
        placeholder={categories.noParent}
        options={parents}
      />
      <SlugField />
      <TextInput source="description" label={words.description} maxLength={5000} multiline />
      <FileInput source="image" label={words.image} kind="picture" />
      <PositionField />
      {row && <ShownField />}
    </>
  )
}
