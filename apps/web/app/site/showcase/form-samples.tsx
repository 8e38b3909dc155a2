import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { Quantity } from '@tecnoclick/ui/quantity'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { SelectField } from '@tecnoclick/ui/select-field'
import { SwitchField } from '@tecnoclick/ui/switch-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import Mail from 'lucide-react/icons/mail'
import { Samples, ShowcaseSection } from './showcase-section.tsx'

export function FieldSamples() {
  const t = useFullT()
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

export function ChoiceSamples() {
  const t = useFullT()
  const accountTypes = [
    { value: 'person', label: t('security.signUp.person') },
    { value: 'business', label: t('security.signUp.business') },
  ]
  return (
    <ShowcaseSection title={t('components.sections.choices')}>
      <div className="grid gap-8 lg:grid-cols-3">
        <div>
          <CheckboxField label={t('components.fields.checkbox')} defaultChecked />
          <CheckboxField label={t('components.fields.withError')} error={t('validation.required')} />
          <CheckboxField label={t('components.fields.disabled')} disabled />
        </div>
        <RadioGroup
          name="sample-list"
          label={t('components.fields.radio')}
          options={accountTypes}
          defaultValue="person"
        />
        <div>
          <SwitchField
            label={t('components.fields.switch')}
            hint={t('shell.dataSaver.hint')}
            defaultChecked
          />
          <SwitchField label={t('components.fields.disabled')} disabled />
        </div>
        <RadioGroup
          className="lg:col-span-2"
          look="cards"
          name="sample-cards"
          label={t('components.fields.radio')}
          options={accountTypes}
          defaultValue="business"
        />
      </div>
    </ShowcaseSection>
  )
}

export function QuantitySamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.quantity')}>
      <Samples>
        <Quantity />
        <Quantity size="sm" defaultValue={12} />
        <Quantity disabled />
      </Samples>
    </ShowcaseSection>
  )
}
