import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT } from '@tecnoclick/ui/messages'
import { useEffect, useRef } from 'react'
import { IntentForm } from '../area/intent-form.tsx'

/** The only time they are shown. */
export function NewBackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useFullT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card padding="lg" className="grid gap-4 border-action">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('account.secondFactor.backup.newTitle')}
      </h2>
      <p>{t('account.secondFactor.backup.newText')}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
    </Card>
  )
}

export function BackupCodes({ left }: { left: number }) {
  const t = useFullT()
  return (
    <Card padding="lg" className="grid gap-4">
      <h2 className="text-lg">{t('account.secondFactor.backup.title')}</h2>
      <p className="text-ink-muted">{t('account.secondFactor.backup.text')}</p>
      <p>{t('account.secondFactor.backup.left', { count: left })}</p>
      <IntentForm
        intent="renewBackupCodes"
        question={{
          title: t('account.secondFactor.backup.renew'),
          text: t('account.secondFactor.backup.renewText'),
          confirmLabel: t('account.secondFactor.backup.renew'),
        }}
      >
        <Button type="submit" variant="secondary">
          {t('account.secondFactor.backup.renew')}
        </Button>
      </IntentForm>
    </Card>
  )
}
