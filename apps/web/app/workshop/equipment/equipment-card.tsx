import type { Equipment } from '@tecnoclick/contract/stock/passports/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import type { EquipmentResult } from './equipment-action.ts'
import { NewLink, TransferCode } from './shown-once.tsx'

interface EquipmentCardProps {
  device: Equipment
  posted: EquipmentResult | undefined
  origin: string
}

export function EquipmentCard({ device, posted, origin }: EquipmentCardProps) {
  const t = useFullT()
  const { id, model, image, serial, stolen } = device
  return (
    <Card className="grid gap-4">
      <div className="flex gap-4">
        {image && <ProductPicture name={image} alt="" sizes="80px" className="size-20 shrink-0 rounded-md" />}
        <div className="grid min-w-0 flex-1 content-start gap-1.5 text-sm">
          <h2 className="text-base wrap-anywhere">
            <bdi lang="es">{model}</bdi>
          </h2>
          <div className="flex flex-wrap gap-2">
            {stolen && <Badge tone="danger">{t('equipment.stolen')}</Badge>}
            <WarrantyBadge device={device} />
          </div>
          {serial && <p>{t('equipment.serial', { serial })}</p>}
          <Papers device={device} />
        </div>
      </div>
      {posted?.link?.id === id && <NewLink model={model} address={origin + posted.link.path} />}
      {posted?.transfer?.id === id && <TransferCode transfer={posted.transfer} />}
      <DeviceActions device={device} />
    </Card>
  )
}

function WarrantyBadge({ device: { warranty } }: { device: Equipment }) {
  const t = useFullT()
  const locale = useLocale()
  if (warranty.until === null) return <Badge>{t('equipment.noWarranty')}</Badge>
  const date = formatDate(noonOf(warranty.until), locale)
  return warranty.holds ? (
    <Badge tone="success">{t('equipment.warranty', { date })}</Badge>
  ) : (
    <Badge>{t('equipment.warrantyOver', { date })}</Badge>
  )
}

/** The purchase and the repairs of this account, each with its papers and photos. */
function Papers({ device: { order, serviceOrders, links } }: { device: Equipment }) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <ul className="grid gap-1">
      {order && (
        <li className="flex flex-wrap gap-x-3">
          <span className="text-ink-muted">
            {t('equipment.bought', { date: formatDate(new Date(order.date), locale) })}
          </span>
          <TextLink href={`/account/orders/${order.id}`}>
            {t('equipment.order', { number: order.number })}
          </TextLink>
        </li>
      )}
      {serviceOrders.map(({ id, number, service }) => (
        <li key={id}>
          <TextLink href={`/account/services/${id}`}>
            <bdi>
              {service}: {number}
            </bdi>
          </TextLink>
        </li>
      ))}
      {links > 0 && <li className="text-ink-muted">{t('equipment.links', { count: links })}</li>}
    </ul>
  )
}

function DeviceActions({ device }: { device: Equipment }) {
  const t = useFullT()
  const { order, stolen, links, warranty } = device
  const hidden = { id: String(device.id) }
  const question = (intent: 'withdraw' | 'steal' | 'transfer') => ({
    title: t(`equipment.${intent}Title`),
    text: t(`equipment.${intent}Text`),
    confirmLabel: t(`equipment.${intent}`),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <IntentForm intent="renew" hidden={hidden}>
        <Button type="submit" variant="secondary" size="sm">
          {t('equipment.renew')}
        </Button>
      </IntentForm>
      {!stolen && (
        <IntentForm intent="transfer" hidden={hidden} question={{ ...question('transfer'), tone: 'primary' }}>
          <Button type="submit" variant="secondary" size="sm">
            {t('equipment.transfer')}
          </Button>
        </IntentForm>
      )}
      {order && warranty.holds && (
        <Button href={`/account/orders/${order.id}/return`} variant="secondary" size="sm">
          {t('equipment.claimReturn')}
        </Button>
      )}
      {stolen ? (
        <IntentForm intent="found" hidden={hidden}>
          <Button type="submit" variant="quiet" size="sm">
            {t('equipment.found')}
          </Button>
        </IntentForm>
      ) : (
        <IntentForm intent="steal" hidden={hidden} question={question('steal')}>
          <Button type="submit" variant="quiet" size="sm">
            {t('equipment.steal')}
          </Button>
        </IntentForm>
      )}
      {links > 0 && (
        <IntentForm intent="withdraw" hidden={hidden} question={question('withdraw')}>
          <Button type="submit" variant="quiet" size="sm">
            {t('equipment.withdraw')}
          </Button>
        </IntentForm>
      )}
    </div>
  )
}
