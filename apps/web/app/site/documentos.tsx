import { listDocuments } from '@tecnoclick/contract/site/content/endpoints'
import type { DocumentTab, ShopDocument } from '@tecnoclick/contract/site/content/schemas'
import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT } from '@tecnoclick/ui/messages'
import { Tabs } from '@tecnoclick/ui/tabs'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { ListFailed } from '../platform/page/list-failed.tsx'
import { Page } from '../platform/page/page.tsx'
import { visitOf } from '../rendering/context.ts'
import type { Route } from './+types/documentos.ts'

/** Also the anchors: /site/documentos#contratos-de-compra opens its tab, with script or without. */
const tabs = [
  { tab: 'legal', id: 'documentos-legales', label: 'site.documents.legal' },
  { tab: 'service', id: 'contratos-de-servicio-tecnico', label: 'site.documents.serviceContracts' },
  { tab: 'purchase', id: 'contratos-de-compra', label: 'site.documents.purchaseContracts' },
] as const satisfies readonly { tab: DocumentTab; id: string; label: string }[]

export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(listDocuments)
  return { documents: outcome.ok ? outcome.data.data : undefined }
}

export default function Documents({ loaderData: { documents } }: Route.ComponentProps) {
  const t = useFullT()
  return (
    <Page title={t('site.documents.title')} intro={t('site.documents.text')}>
      {documents ? (
        <Tabs
          label={t('site.documents.title')}
          tabs={tabs.map(({ tab, id, label }) => ({
            id,
            label: t(label),
            content: <DocumentList title={t(label)} documents={documents.filter(isOf(tab))} />,
          }))}
        />
      ) : (
        <ListFailed text={t('errors.unavailable')} />
      )}
    </Page>
  )
}

const isOf = (tab: DocumentTab) => (document: ShopDocument) => document.tab === tab

function DocumentList({ title, documents }: { title: string; documents: readonly ShopDocument[] }) {
  const t = useFullT()
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

/** The link of the title covers the whole card. */
function DocumentCard({ document }: { document: ShopDocument }) {
  const { title, description, file, size, contentType } = document
  const t = useFullT()
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
        <p className="mt-1 text-ink-muted text-xs">
          {t('site.documents.file', { type: fileKind(contentType), size: Math.ceil(size / 1000) })}
        </p>
      </div>
      <Download aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </Card>
  )
}

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
}

function fileKind(contentType: string): string {
  return kinds[contentType] ?? contentType.replace(/^.*\//, '').toUpperCase()
}
