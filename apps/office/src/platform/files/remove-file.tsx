import { removeFile } from '@tecnoclick/contract/platform/files/endpoints'
import type { ShopFile } from '@tecnoclick/contract/platform/files/schemas'
import { office } from '@tecnoclick/messages/office'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { IconButton } from '@tecnoclick/ui/icon-button'
import Trash2 from 'lucide-react/icons/trash-2'
import { officeClient } from '../api/office-client.ts'
import { useAct } from '../api/use-act.ts'
import { say } from '../say.ts'

const { files } = office

export function RemoveFile({ file: { id, name } }: { file: ShopFile }) {
  const confirm = useConfirm()
  const { act, busy } = useAct()

  async function remove() {
    const question = {
      title: say(files.removeTitle, { name }),
      text: files.removeText,
      confirmLabel: files.removeConfirm,
      tone: 'danger',
    } as const
    if (!(await confirm(question))) return
    await act(() => officeClient.call(removeFile, { params: { id } }), { done: say(files.removed, { name }) })
  }

  return (
    <IconButton
      label={say(files.remove, { name })}
      size="sm"
      busy={busy}
      onClick={remove}
      className="text-ink-muted hover:text-danger"
    >
      <Trash2 aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
