import type { Profile } from '@tecnoclick/contract/people/profiles/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { BusinessFields } from './business-fields.tsx'
import { PersonFields } from './person-fields.tsx'

interface ProfileFormProps {
  role: 'user' | 'business'
  profile: Profile | undefined
  posted: FormAnswer | undefined
}

export function ProfileForm({ role, profile, posted }: ProfileFormProps) {
  const t = useT()
  const load = () => import('./profile-rules.ts').then(({ profileRules }) => profileRules(role))
  const { form, errors, busy } = useCheckedForm({ action: '/account/profile', load, posted })
  const fields = {
    errors,
    values: {
      name: profile?.name ?? '',
      lastname: profile?.lastname ?? '',
      ruccode: profile?.ruccode ?? '',
      website: profile?.website ?? '',
      ...posted?.values,
    },
  }
  return (
    <form {...form} className="grid gap-4">
      <FormFailure posted={posted} />
      {profile && <input type="hidden" name="id" value={profile.id} />}
      {profile && <input type="hidden" name="version" value={profile.version} />}
      {role === 'business' ? (
        <BusinessFields {...fields} clientCode={profile?.clicode} />
      ) : (
        <PersonFields {...fields} />
      )}
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {t('account.profile.save')}
      </Button>
    </form>
  )
}
