import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { QrCode } from '@tecnoclick/ui/qr-code'
import type { EquipmentResult } from './equipment-action.ts'

/** Only its hash is stored, so it cannot be shown again. */
export function NewLink({ model, address }: { model: string; address: string }) {
  const t = useFullT()
  return (
    <div className="flex flex-wrap items-start gap-4 rounded-md bg-sunken p-4">
      <QrCode text={address} label={t('equipment.linkTitle', { model })} className="size-40 shrink-0" />
      <div className="grid flex-1 basis-52 gap-2 text-sm">
        <p>{t('equipment.linkText')}</p>
        <p className="text-ink-muted">{t('equipment.renewText')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={address} label={t('equipment.copy')} />
          <TextLink href={new URL(address).pathname}>{t('equipment.open')}</TextLink>
        </div>
      </div>
    </div>
  )
}

export function TransferCode({ transfer }: { transfer: NonNullable<EquipmentResult['transfer']> }) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <Notice kind="info">
      <strong className="block text-lg">
        <bdi>{t('equipment.code', { code: transfer.code })}</bdi>
      </strong>
      {t('equipment.codeText', { time: formatDateTime(new Date(transfer.expiresDate), locale) })}
    </Notice>
  )
}
