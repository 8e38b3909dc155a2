import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useT } from '@tecnoclick/ui/messages'
import { Quantity } from '@tecnoclick/ui/quantity'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { SwitchField } from '@tecnoclick/ui/switch-field'
import { Samples, ShowcaseSection } from './showcase-section.tsx'

export function ChoiceSamples() {
  const t = useT()
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
  const t = useT()
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
