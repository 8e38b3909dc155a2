import type { ShopDocument } from '@tecnoclick/contract/site/content/schemas'
import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { fileKind } from './file-kind.ts'

export function DocumentList({ title, documents }: { title: string; documents: readonly ShopDocument[] }) {
  const t = useT()
  if (documents.length === 0) return <EmptyState title={t('site.documents.none')} />
  return (
    <ul aria-label={title} className="grid gap-3 lg:grid-cols-2">
      {documents.map((document) => (
        <li key={document.id} className="flex">
          <DocumentCard document={document} />
        </li>
      ))}
    </ul>
  )
}

/** The whole card leads to the file by the link of its title. */
function DocumentCard({ document }: { document: ShopDocument }) {
  const { title, description, file, size, contentType } = document
  const t = useT()
  return (
    <Card interactive className="flex flex-1 items-center gap-4">
      <FileText aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        <a
          href={`/api/files/${file}`}
          download={file}
          aria-label={t('site.documents.download', { name: title })}
          lang="es"
          dir="auto"
          className="block font-semibold after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {title}
        </a>
        <p lang="es" dir="auto" className="mt-0.5 text-ink-muted text-sm">
          {description}
        </p>
        <p className="mt-1 text-ink-muted text-xs tabular-nums">
          {t('site.documents.file', { type: fileKind(contentType), size: Math.ceil(size / 1000) })}
        </p>
      </div>
      <Download aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </Card>
  )
}
