import type { IntakeForm, NewIntake } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { amountOf, textOrNull } from '../../platform/api/form-values.ts'

interface DraftMark {
  x: number
  y: number
  note: string
}

export interface IntakeDraft {
  deviceTypeId: string
  serial: string
  passcode: '' | 'left' | 'notLeft'
  /** By question: an answer, or a text. */
  checks: Record<string, string>
  marks: DraftMark[]
  /** '' for the drawing, otherwise the number of a photo. */
  markedPhoto: string
  estimateFrom: string
  estimateTo: string
  estimateCurrency: string
  language: Locale
  signature: string
}

export const emptyIntake: IntakeDraft = {
  deviceTypeId: '',
  serial: '',
  passcode: '',
  checks: {},
  marks: [],
  markedPhoto: '',
  estimateFrom: '',
  estimateTo: '',
  estimateCurrency: 'USD',
  language: 'es',
  signature: '',
}

/** The conditions as they are on the screen. */
export function shownConditions({ conditions }: Pick<IntakeForm, 'conditions'>, language: Locale): string {
  return conditions[language] || conditions.es
}

/** Null without a kind of device. */
export function toIntake(draft: IntakeDraft, form: IntakeForm, takenDate?: string): NewIntake | null {
  const type = form.types.find(({ id }) => String(id) === draft.deviceTypeId)
  if (!type) return null
  const { checks, marks, language, signature, passcode } = draft
  const from = amountOf(draft.estimateFrom)
  const to = amountOf(draft.estimateTo)
  const isAnswer = (value: string | undefined) => value === 'yes' || value === 'no'
  return {
    deviceTypeId: type.id,
    serial: textOrNull(draft.serial),
    passcodeLeft: passcode === '' ? null : passcode === 'left',
    checklist: [
      ...type.questions.map((question) => {
        const answer = checks[question]
        return { question, answer: isAnswer(answer) ? (answer as 'yes' | 'no') : ('untested' as const) }
      }),
      ...type.textQuestions.map((question) => ({ question, text: textOrNull(checks[question] ?? '') })),
    ],
    marks: marks.map(({ x, y, note }) => ({ x, y, note: textOrNull(note) })),
    markedPhoto: draft.markedPhoto === '' ? null : Number(draft.markedPhoto),
    estimate:
      from === null && to === null
        ? null
        : { from: from ?? to ?? 0, to: to ?? from ?? 0, currency: draft.estimateCurrency },
    conditions: { text: shownConditions(form, language), version: form.conditionsVersion },
    signature: signature || null,
    ...(takenDate && { takenDate }),
  }
}

/** The field that shows what the API refused of an intake. */
export function intakeFieldOf(name: string): keyof IntakeDraft | undefined {
  if (name === 'estimate.currency') return 'estimateCurrency'
  if (name.startsWith('estimate')) return 'estimateTo'
  const [first = ''] = name.split('.')
  return Object.hasOwn(emptyIntake, first) ? (first as keyof IntakeDraft) : undefined
}
