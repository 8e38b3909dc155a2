import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { walkInSchema } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { usePaymentMethods } from '../../selling/payments/use-payment-methods.ts'
import { ChecklistFields } from '../intake/checklist-fields.tsx'
import { ChipGroup } from '../intake/chip-group.tsx'
import { ConditionsFields } from '../intake/conditions-fields.tsx'
import { DamageMarks } from '../intake/damage-marks.tsx'
import { PhotoFields, usePhotoUrls } from '../intake/photo-fields.tsx'
import { ProblemPhrases } from '../intake/problem-phrases.tsx'
import { SerialField } from '../intake/serial-field.tsx'
import type { IntakeChoices } from '../intake/use-intake-choices.ts'
import { otherBrand, type WalkInDraft } from './walk-in-draft.ts'
import { WalkInPerson } from './walk-in-person.tsx'
import { warrantyOptions } from './warranty-card.tsx'

const { walkIn: texts, warranty } = office.serviceOrders
const { intake } = office
const field = fieldsOf(walkInSchema)
const cash = [{ value: 'cash', label: office.intake.cash }]

interface WalkInFieldsProps {
  choices: IntakeChoices
  photos: readonly Blob[]
  onPhotos: (photos: Blob[]) => void
  busy: boolean
  problem: string | undefined
}

export function WalkInFields({ choices, photos, onPhotos, busy, problem }: WalkInFieldsProps) {
  const { register, setValue, getValues, watch, formState } = useFormContext<WalkInDraft>()
  const { errors } = formState
  const { services, brands, form } = choices
  const { options: methods } = usePaymentMethods()
  const urls = usePhotoUrls(photos)
  const type = form.types.find(({ id }) => String(id) === watch('deviceTypeId'))
  const currencies = choices.currencies.map((code) => ({ value: code, label: code }))

  function chooseType(value: string) {
    setValue('deviceTypeId', value, { shouldDirty: true })
    setValue('checks', {})
    const usual = form.types.find(({ id }) => String(id) === value)?.serviceId
    if (usual && getValues('serviceId') === '') setValue('serviceId', String(usual))
  }

  function changePhotos(changed: Blob[]) {
    // Their numbers change with a photo that is taken away.
    if (changed.length < photos.length && getValues('markedPhoto') !== '') {
      setValue('markedPhoto', '')
      setValue('marks', [])
    }
    onPhotos(changed)
  }

  return (
    <>
      <WalkInPerson />
      <Section title={texts.device}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            {form.types.length > 0 ? (
              <ChipGroup
                label={intake.type}
                options={form.types.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={watch('deviceTypeId')}
                onChange={chooseType}
              />
            ) : (
              <p className="text-ink-muted text-sm">{intake.noTypes}</p>
            )}
          </div>
          <SelectField
            {...register('serviceId')}
            label={texts.service}
            placeholder={texts.chooseService}
            options={services}
            required
            error={errors.serviceId?.message}
          />
          <SelectField
            {...register('brandId')}
            label={texts.brand}
            placeholder={texts.chooseBrand}
            options={[...brands, { value: otherBrand, label: texts.otherBrand }]}
            required
            error={errors.brandId?.message}
          />
          {watch('brandId') === otherBrand && (
            <TextField
              {...register('brandName')}
              label={texts.brandName}
              autoComplete="off"
              required
              maxLength={field('brandName').maxLength}
              error={errors.brandName?.message}
            />
          )}
          <TextField
            {...register('model')}
            label={texts.model}
            autoComplete="off"
            maxLength={field('model').maxLength}
            error={errors.model?.message}
          />
          {type && <SerialField type={type} />}
          <div className="grid gap-3 sm:col-span-2">
            <TextArea
              {...register('failure')}
              label={texts.failure}
              required
              rows={2}
              maxLength={field('failure').maxLength}
              error={errors.failure?.message}
            />
            {type && <ProblemPhrases phrases={type.phrases} />}
          </div>
        </div>
      </Section>
      <Section title={intake.state}>
        <div className="grid gap-5">
          {type && <ChecklistFields type={type} />}
          <TextField
            {...register('accessories')}
            label={texts.accessories}
            hint={texts.accessoriesHint}
            autoComplete="off"
            maxLength={field('accessories').maxLength}
            error={errors.accessories?.message}
          />
          <PhotoFields photos={photos} urls={urls} onChange={changePhotos} />
          {type && <DamageMarks outline={type.outline} photos={urls} />}
        </div>
      </Section>
      <Section title={texts.money}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {type && (
            <>
              <TextField
                {...register('estimateFrom')}
                label={intake.estimateFrom}
                inputMode="decimal"
                autoComplete="off"
              />
              <TextField
                {...register('estimateTo')}
                label={intake.estimateTo}
                inputMode="decimal"
                autoComplete="off"
                error={errors.estimateTo && intake.badEstimate}
              />
              <SelectField
                {...register('estimateCurrency')}
                label={intake.estimateCurrency}
                options={currencies}
                error={errors.estimateCurrency?.message}
                className="max-sm:col-span-2"
              />
            </>
          )}
          <TextField
            {...register('deposit')}
            label={texts.deposit}
            hint={texts.depositHint}
            inputMode="decimal"
            autoComplete="off"
            error={errors.deposit?.message}
          />
          <SelectField
            {...register('currency')}
            label={texts.currency}
            options={currencies}
            error={errors.currency?.message}
          />
          {/* The options arrive late; a select that exists before them would show the first. */}
          <SelectField
            key={`methods-${methods.length}`}
            {...register('depositMethod')}
            label={office.repairMoney.depositMethod}
            options={methods.length > 0 ? methods : cash}
            error={errors.depositMethod?.message}
          />
          <SelectField {...register('warrantyMonths')} label={warranty.title} options={warrantyOptions} />
        </div>
      </Section>
      {type && (
        <Section title={intake.conditions}>
          <ConditionsFields form={form} />
        </Section>
      )}
      <SaveError refusal={problem === undefined ? undefined : { message: problem }} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {texts.save}
      </Button>
    </>
  )
}
