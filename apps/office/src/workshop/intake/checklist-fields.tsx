import type { DeviceType } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { checkAnswers } from '@tecnoclick/domain/workshop/intake'
import { office } from '@tecnoclick/messages/office'
import { TextField } from '@tecnoclick/ui/text-field'
import { useFormContext } from 'react-hook-form'
import type { WalkInDraft } from '../service-orders/walk-in-draft.ts'
import { ChipGroup } from './chip-group.tsx'

const { intake: texts } = office
const answers = checkAnswers.map((value) => ({ value, label: texts.answers[value] }))
const passcodes = [
  { value: 'left', label: texts.passcodes.left },
  { value: 'notLeft', label: texts.passcodes.notLeft },
  { value: '', label: texts.passcodes.none },
]

/** What is asked of this kind of device. What nobody answers was not tested. */
export function ChecklistFields({ type }: { type: DeviceType }) {
  const { watch, setValue } = useFormContext<WalkInDraft>()
  const [checks, passcode] = watch(['checks', 'passcode'])
  const answer = (question: string, value: string) =>
    setValue('checks', { ...checks, [question]: value }, { shouldDirty: true })
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {type.questions.map((question) => (
        <ChipGroup
          key={question}
          label={question}
          options={answers}
          value={checks[question] ?? 'untested'}
          onChange={(value) => answer(question, value)}
        />
      ))}
      {type.asksPasscode && (
        <ChipGroup
          label={texts.passcode}
          hint={texts.passcodeHint}
          options={passcodes}
          value={passcode}
          onChange={(value) => setValue('passcode', value as WalkInDraft['passcode'], { shouldDirty: true })}
        />
      )}
      {type.textQuestions.map((question) => (
        <TextField
          key={question}
          label={question}
          value={checks[question] ?? ''}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => answer(question, event.currentTarget.value)}
        />
      ))}
    </div>
  )
}
