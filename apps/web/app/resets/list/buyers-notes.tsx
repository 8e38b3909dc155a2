import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'

/** What a buyer must know before the transfer (resets.md#reset-files). */
export function BuyersNotes() {
  const t = useT()
  const notes = [t('resets.list.noteData'), t('resets.list.noteLiability'), t('resets.list.noteDelay')]
  return (
    <aside className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] max-lg:order-first">
      <Notice kind="warning" title={t('resets.list.noteTitle')}>
        <ul className="mt-1.5 grid list-disc gap-1.5 ps-4 text-ink-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Notice>
    </aside>
  )
}
