import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { addComment, listComments, removeComment } from '@tecnoclick/contract/site/blog/endpoints'
import { type EditableComment, newCommentSchema } from '@tecnoclick/contract/site/blog/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'

const { posts } = office
const field = fieldsOf(newCommentSchema)

export function CommentsDialog() {
  const postId = Number(useParams().id)
  const close = useBackToList()
  const { data, error, refetch } = useApiQuery({
    queryKey: ['comments', postId],
    read: () =>
      officeClient.call(listComments, { query: listQuery({ where: { postId }, order: 'id DESC' }) }),
    enabled: Number.isInteger(postId),
  })
  return (
    <Dialog title={posts.comments} open onClose={close} size="md">
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data?.total === 0 && <p className="py-4 text-ink-muted">{posts.noComments}</p>}
      <ul className="divide-y">
        {data?.data.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
      <AddComment postId={postId} />
    </Dialog>
  )
}

function Comment({ comment: { id, author, text, createdDate } }: { comment: EditableComment }) {
  const { run, busy, refusal } = useConfirmedAction({ inline: true })

  async function remove() {
    const question = {
      title: fillText(posts.removeTitle, { name: author }),
      text: posts.removeText,
      confirmLabel: posts.removeConfirm,
      tone: 'danger',
    } as const
    await run(question, () => officeClient.call(removeComment, { params: { id } }), {
      done: posts.commentRemoved,
    })
  }

  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-sm">
          {author} <DateTime date={createdDate} className="font-normal text-ink-muted" />
        </p>
        <p className="mt-1 whitespace-pre-line text-sm">{text}</p>
        <SaveError refusal={refusal} />
      </div>
      <IconButton
        label={fillText(posts.removeComment, { name: author })}
        size="sm"
        busy={busy}
        onClick={remove}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  )
}

function AddComment({ postId }: { postId: number }) {
  const [author, setAuthor] = useState('')
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, busy } = useAction()

  async function add(event: FormEvent) {
    event.preventDefault()
    setErrors({})
    const added = await run(() => officeClient.call(addComment, { body: { postId, author, text } }), {
      done: posts.commentAdded,
      refused: ({ body, message }) => setErrors(body && !body.errors.root ? body.errors : { text: message }),
    })
    // What was typed while it was sent stays.
    if (added) setText((now) => (now === text ? '' : now))
  }

  return (
    <form onSubmit={add} noValidate className="mt-4 grid gap-3 border-t pt-4">
      <TextField
        label={posts.commentAuthor}
        value={author}
        maxLength={field('author').maxLength}
        error={errors.author}
        onChange={(event) => setAuthor(event.currentTarget.value)}
      />
      <TextArea
        label={posts.commentText}
        value={text}
        maxLength={field('text').maxLength}
        error={errors.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} className="justify-self-end">
        {posts.addComment}
      </Button>
    </form>
  )
}
