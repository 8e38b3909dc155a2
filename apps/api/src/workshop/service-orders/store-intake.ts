import { isSettingValue } from '@tecnoclick/contract/site/settings/read-settings'
import type { NewIntake } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { deviceTypes, type StoredCheck, serviceIntakes } from '@tecnoclick/database/schema/workshop/intakes'
import { lettersAndDigits } from '@tecnoclick/domain/platform/letters-and-digits'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { initialPrivateSettings } from '@tecnoclick/domain/site/settings-initial'
import { intakeMoment, mayBeSigned, questionsPerType } from '@tecnoclick/domain/workshop/intake'
import { isImei } from '@tecnoclick/domain/workshop/serial-number'
import { and, eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'

type DeviceType = typeof deviceTypes.$inferSelect

const invalid = (field: string) =>
  refuse('invalid', { fields: { [`intake.${field}`]: { code: 'required' } } })

/** What was written down of a device (workshop.md#taking-in). */
export async function storeIntake(
  tx: Transaction,
  serviceOrderId: number,
  { intake, key, now }: { intake: NewIntake; key: string | undefined; now: Date },
): Promise<Refusal | undefined> {
  const { deviceTypeId, markedPhoto = null, marks = [], signature = null, conditions } = intake
  const serial = intake.serial ?? ''
  const [type] = await tx.select().from(deviceTypes).where(eq(deviceTypes.id, deviceTypeId))
  if (!type) return invalid('deviceTypeId')
  if (type.hasImei && serial !== '' && !isImei(serial))
    return refuse('invalid', { fields: { 'intake.serial': { code: 'imei' } } })
  if (signature !== null && !conditions) return invalid('conditions')
  if (conditions && !(await wereShown(tx, conditions))) return invalid('conditions')
  const estimate = await readEstimate(tx, intake.estimate)
  if (isRefusal(estimate)) return estimate
  await tx.insert(serviceIntakes).values({
    serviceOrderId,
    deviceTypeId,
    deviceType: type.name,
    outline: type.outline,
    serial,
    serialKey: lettersAndDigits(serial) || null,
    passcodeLeft: type.asksPasscode ? (intake.passcodeLeft ?? null) : null,
    checklist: answered(type, intake.checklist ?? []),
    marks: marks.map(({ x, y, note }) => ({ x, y, note: note ?? '' })),
    markedPhoto: marks.length > 0 ? markedPhoto : null,
    ...estimate,
    conditions: conditions?.text ?? null,
    conditionsVersion: conditions?.version ?? null,
    signature,
    takenAt: intakeMoment(intake.takenDate ? new Date(intake.takenDate) : undefined, now),
    requestKey: key ?? null,
  })
  return undefined
}

/** In the order of the type. A question that the owner has taken away since stays with its answer. */
function answered(
  { questions, textQuestions }: DeviceType,
  given: NonNullable<NewIntake['checklist']>,
): StoredCheck[] {
  const known = new Map(given.map((check) => [check.question, check]))
  const asked = questions.map((question) => ({
    question,
    answer: known.get(question)?.answer ?? ('untested' as const),
    text: '',
  }))
  const written = textQuestions.flatMap((question) => {
    const text = known.get(question)?.text
    return text ? [{ question, answer: null, text }] : []
  })
  const current = new Set([...questions, ...textQuestions])
  const gone = given.flatMap(({ question, answer, text }) =>
    current.has(question) ? [] : [{ question, answer: answer ?? null, text: text ?? '' }],
  )
  return [...asked, ...written, ...gone].slice(0, questionsPerType)
}

export async function readConditions(db: Drizzle | Transaction) {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'intakeConditions'))
  return row && isSettingValue('intakeConditions', row.value)
    ? { texts: row.value, version: row.version }
    : { texts: initialPrivateSettings.intakeConditions, version: 0 }
}

async function wereShown(tx: Transaction, signed: NonNullable<NewIntake['conditions']>): Promise<boolean> {
  const { texts, version } = await readConditions(tx)
  return Object.values(texts).some((text) => mayBeSigned(signed, { version, text }))
}

async function readEstimate(tx: Transaction, estimate: NewIntake['estimate']) {
  if (!estimate) return { estimateFrom: null, estimateTo: null, estimateCurrency: null }
  const { from, to, currency } = estimate
  const isCurrency = and(eq(currencies.code, currency), eq(currencies.enable, true))
  if ((await tx.$count(currencies, isCurrency)) === 0) return invalid('estimate.currency')
  return {
    estimateFrom: fromWire(from) ?? null,
    estimateTo: fromWire(to) ?? null,
    estimateCurrency: currency,
  }
}
