import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FieldErrors } from '../../platform/form/form-answer.ts'

export interface ProfileFieldsProps {
  errors: FieldErrors
  values: { name: string; lastname: string; ruccode: string; website: string }
}

export function PersonFields({ errors, values }: ProfileFieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        name="name"
        autoComplete="given-name"
        required
        label={t('account.profile.name')}
        error={errors.name}
        defaultValue={values.name}
      />
      <TextField
        name="lastname"
        autoComplete="family-name"
        required
        label={t('account.profile.lastname')}
        error={errors.lastname}
        defaultValue={values.lastname}
      />
      <TextField
        name="ruccode"
        autoComplete="off"
        spellCheck={false}
        label={t('account.profile.identity')}
        error={errors.ruccode}
        defaultValue={values.ruccode}
      />
    </>
  )
}
