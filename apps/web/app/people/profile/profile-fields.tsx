import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FieldErrors } from '../../platform/form/form-result.ts'

interface ProfileFieldsProps {
  errors: FieldErrors
  values: { name: string; lastname: string; ruccode: string; website: string }
}

export function PersonFields({ errors, values }: ProfileFieldsProps) {
  const t = useFullT()
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

interface BusinessFieldsProps extends ProfileFieldsProps {
  /** Undefined: nothing saved yet. */
  clientCode: string | undefined
}

/** The client code is assigned by the shop (people.md#wholesale-approval). */
export function BusinessFields({ errors, values, clientCode = unapprovedClientCode }: BusinessFieldsProps) {
  const t = useFullT()
  const isApproved = clientCode !== unapprovedClientCode
  return (
    <>
      <TextField
        readOnly
        label={t('account.profile.clientCode')}
        hint={isApproved ? undefined : t('account.profile.clientCodeHint')}
        value={isApproved ? clientCode : t('account.profile.clientCodePending')}
      />
      <TextField
        name="name"
        autoComplete="organization"
        required
        label={t('account.profile.companyName')}
        error={errors.name}
        defaultValue={values.name}
      />
      <TextField
        name="ruccode"
        autoComplete="off"
        spellCheck={false}
        required
        label={t('account.profile.companyCode')}
        error={errors.ruccode}
        defaultValue={values.ruccode}
      />
      <TextField
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        label={t('account.profile.website')}
        error={errors.website}
        defaultValue={values.website}
      />
    </>
  )
}
