import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { AvatarPicker } from './avatar-picker.tsx'

interface PersonCardProps {
  person: { name: string; email: string; avatar: string }
  posted: FormAnswer | undefined
}

export function PersonCard({ person, posted }: PersonCardProps) {
  const t = useT()
  const name = person.name || t('shell.account.guest')
  return (
    <Card padding="lg" className="grid content-center gap-5">
      <FormFailure posted={posted} />
      <div className="grid justify-items-center gap-5 text-center sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start sm:text-start">
        <AvatarPicker name={name} picture={person.avatar} />
        <div className="w-full wrap-anywhere sm:pt-2">
          <h2 className="text-lg">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 mb-5 text-ink-muted">
            <bdi>{person.email}</bdi>
          </p>
          <Button href="/account/profile" variant="secondary">
            {t('account.dashboard.editProfile')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
