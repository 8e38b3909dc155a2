import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'

/** A plain GET form; a new question starts from all posts. */
export function SearchPosts({ path, question }: { path: string; question: string | undefined }) {
  const t = useT()
  return (
    <Form action={path} role="search" aria-label={t('blog.search')} className="sm:max-lg:col-span-2">
      <TextField
        // Another question in the address is another box.
        key={question}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={question}
        label={t('blog.search')}
        labelHidden
        placeholder={t('blog.search')}
        trailing={
          <IconButton type="submit" label={t('blog.searchSubmit')}>
            <Search className="size-5" />
          </IconButton>
        }
      />
    </Form>
  )
}
