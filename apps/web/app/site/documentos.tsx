import { listDocuments } from '@tecnoclick/contract/site/content/endpoints'
import type { DocumentTab, ShopDocument } from '@tecnoclick/contract/site/content/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { Tabs } from '@tecnoclick/ui/tabs'
import { visitOf } from '../rendering/context.ts'
import { ListFailed } from '../shell/list-failed.tsx'
import { Page } from '../shell/page.tsx'
import type { Route } from './+types/documentos.ts'
import { DocumentList } from './documents/document-list.tsx'

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
  const t = useT()
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
