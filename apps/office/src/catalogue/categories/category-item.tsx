import type { CategoryRow } from '@tecnoclick/contract/catalogue/categories/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextLink } from '@tecnoclick/ui/link'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Plus from 'lucide-react/icons/plus'
import { pictureAddress } from '../../platform/form/upload-picture.ts'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { RowAction } from '../../platform/list/row-action.tsx'
import { say } from '../../platform/say.ts'

const { categories, shopDesks } = office

/** One line of the tree, moved in by its depth. */
export function CategoryItem({ row, depth }: { row: CategoryRow; depth: number }) {
  const { id, name, slug, image, enable } = row
  return (
    <li
      className="flex min-h-12 items-center gap-2 pe-1"
      style={{ paddingInlineStart: `${0.75 + depth * 1.5}rem` }}
    >
      {depth > 0 && <CornerDownRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />}
      {image && (
        <img src={pictureAddress(image)} alt="" loading="lazy" className="size-8 shrink-0 object-contain" />
      )}
      <span className="min-w-0 flex-1 py-1.5">
        <TextLink
          href={filteredAddress('products', { category: slug })}
          aria-label={say(categories.products, { name })}
          className={depth === 0 ? 'font-semibold' : undefined}
        >
          {name}
        </TextLink>
      </span>
      {!enable && <Badge>{shopDesks.words.hidden}</Badge>}
      <IconButton
        label={say(categories.addInside, { name })}
        href={`/admin/categories/create?inside=${id}`}
        size="sm"
        className="text-ink-muted hover:text-ink"
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <RowAction id={id} label={say(shopDesks.words.edit, { name })} />
    </li>
  )
}
