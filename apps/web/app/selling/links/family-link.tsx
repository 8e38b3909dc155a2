import type { OrderFamilyLink } from '@tecnoclick/contract/selling/family-links/schemas'
import type { TablePart } from '@tecnoclick/messages/message-table'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { Form, useNavigation } from 'react-router'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { ShareLink } from './share-link.tsx'

interface FamilyLinkProps {
  orderId: number
  family: OrderFamilyLink & { origin: string; texts: TablePart }
}

/** Makes, shows and withdraws the link with which somebody else pays an order (selling.md#paid-by-family). Works without script. */
export function FamilyLink({ orderId, family: { link, mayMake, origin, texts } }: FamilyLinkProps) {
  useMoreMessages(texts)
  const t = useFullT()
  const locale = useLocale()
  const busy = useNavigation().formData?.get('intent') === 'family'
  const address = link?.path && origin + link.path
  const action = `/account/orders/${orderId}`
  return (
    <section
      aria-labelledby="familia"
      className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6 print:hidden"
    >
      <h2 id="familia" className="text-lg">
        {t('links.family.title')}
      </h2>
      {link && link.state !== 'revoked' && (
        <>
          <p className="font-semibold">{t(`links.family.states.${link.state}`)}</p>
          {link.payerName && (
            <p>
              <bdi>{t('links.family.payer', { name: link.payerName })}</bdi>
            </p>
          )}
          {link.expiresDate && link.state === 'open' && (
            <p>{t('links.family.until', { date: formatDateTime(new Date(link.expiresDate), locale) })}</p>
          )}
        </>
      )}
      {link && address && (link.state === 'open' || link.state === 'reported') && (
        <>
          <p className="max-w-prose text-ink-muted text-sm">{t('links.family.explain')}</p>
          <ShareLink address={address} text={t('links.family.message', { link: address })} />
          <RevokeLink action={action} />
        </>
      )}
      {mayMake && (
        <Form method="post" action={action} className="grid gap-3">
          <input type="hidden" name="intent" value="family" />
          <p className="max-w-prose text-ink-muted text-sm">{t('links.family.hint')}</p>
          <div>
            <Button type="submit" variant="secondary" busy={busy}>
              {t('links.family.make')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}

function RevokeLink({ action }: { action: string }) {
  const t = useFullT()
  const title = t('links.family.revoke')
  return (
    <IntentForm intent="unfamily" action={action} question={{ title, text: t('links.family.revokeText') }}>
      <Button type="submit" variant="quiet" size="sm">
        {title}
      </Button>
    </IntentForm>
  )
}
