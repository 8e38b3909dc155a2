import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FieldErrors } from '../../platform/form/form-result.ts'

const phone = {
  name: 'phone',
  label: 'phone',
  type: 'tel',
  autoComplete: 'tel',
  inputMode: 'tel',
  maxLength: 30,
  dir: 'ltr',
} as const

/** `label` is a key of `account.profile`. */
const fields = {
  user: [
    { name: 'name', label: 'name', autoComplete: 'given-name', required: true },
    { name: 'lastname', label: 'lastname', autoComplete: 'family-name', required: true },
    { name: 'ruccode', label: 'identity', autoComplete: 'off', spellCheck: false },
    phone,
  ],
  business: [
    { name: 'name', label: 'companyName', autoComplete: 'organization', required: true },
    { name: 'ruccode', label: 'companyCode', autoComplete: 'off', spellCheck: false, required: true },
    {
      name: 'website',
      label: 'website',
      autoComplete: 'url',
      autoCapitalize: 'none',
      inputMode: 'url',
      spellCheck: false,
      dir: 'ltr',
    },
    phone,
  ],
} as const

interface ProfileFieldsProps {
  role: keyof typeof fields
  errors: FieldErrors
  values: { name: string; lastname: string; ruccode: string; website: string; phone: string }
}

export function ProfileFields({ role, errors, values }: ProfileFieldsProps) {
  const t = useFullT()
  return fields[role].map(({ label, ...field }) => (
    <TextField
      key={field.name}
      {...field}
      label={t(`account.profile.${label}`)}
      error={errors[field.name]}
      defaultValue={values[field.name]}
    />
  ))
}

interface ClientCodeProps {
  /** Undefined: nothing saved yet. */
  clientCode: string | undefined
}

/** Assigned by the shop (people.md#wholesale-approval). */
export function ClientCode({ clientCode = unapprovedClientCode }: ClientCodeProps) {
  const t = useFullT()
  const isApproved = clientCode !== unapprovedClientCode
  return (
    <TextField
      readOnly
      label={t('account.profile.clientCode')}
      hint={isApproved ? undefined : t('account.profile.clientCodeHint')}
      value={isApproved ? clientCode : t('account.profile.clientCodePending')}
    />
  )
}
