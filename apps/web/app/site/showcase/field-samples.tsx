import { useT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import Mail from 'lucide-react/icons/mail'
import { ShowcaseSection } from './showcase-section.tsx'

export function FieldSamples() {
  const t = useT()
  return (
    <ShowcaseSection title={t('components.sections.fields')}>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          required
          label={t('components.fields.text')}
          hint={t('components.fields.textHint')}
          defaultValue={t('components.fields.textSample')}
        />
        <TextField
          type="email"
          label={t('components.fields.email')}
          placeholder={t('components.fields.emailSample')}
          leading={<Mail aria-hidden="true" className="size-4.5" />}
        />
        <PasswordField label={t('components.fields.password')} autoComplete="off" />
        <SelectField
          label={t('components.fields.select')}
          placeholder={t('ui.choose')}
          options={[{ value: '1', label: t('components.fields.selectSample') }]}
        />
        <TextField label={t('components.fields.withError')} error={t('validation.required')} />
        <TextField
          disabled
          label={t('components.fields.disabled')}
          defaultValue={t('components.fields.textSample')}
        />
        <TextArea
          className="sm:col-span-2"
          label={t('components.fields.message')}
          placeholder={t('components.fields.messageSample')}
        />
      </div>
    </ShowcaseSection>
  )
}
