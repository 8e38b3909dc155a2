import { lettersAndDigits } from '@tecnoclick/domain/platform/letters-and-digits'
import { initialIntakeConditions } from '@tecnoclick/domain/site/intake-conditions'
import { type CheckAnswer, checkAnswers } from '@tecnoclick/domain/workshop/intake'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { deviceTypes, serviceIntakes } from '../../../schema/workshop/intakes.ts'
import { insertRows } from '../bulk.ts'
import { minorUnits } from '../pricing.ts'
import { required } from './product-rows.ts'
import type { Requested } from './service-history.ts'

/** What is usually asked for a kind of device, by slug of the service. */
const usualServices = {
  Impresora: 'limpieza-de-cabezal',
  Laptop: 'mantenimiento-de-pc',
  'Computadora de escritorio': 'mantenimiento-de-pc',
  UPS: 'cambio-de-bateria-ups',
}

/** What was written down of the devices that were left at the counter. */
export async function storeIntakes(
  tx: Transaction,
  rows: readonly Requested[],
  serviceIds: Map<string, number>,
): Promise<void> {
  for (const [name, slug] of Object.entries(usualServices)) {
    const serviceId = required(serviceIds, slug)
    await tx.update(deviceTypes).set({ serviceId }).where(eq(deviceTypes.name, name))
  }
  const types = new Map((await tx.select().from(deviceTypes)).map((type) => [type.name, type]))
  await insertRows(
    tx,
    serviceIntakes,
    rows.flatMap(({ id, at, written: { contact } }) => {
      if (!contact?.intake) return []
      const { type, serial, checklist, marks, estimate, signature } = contact.intake
      const { id: deviceTypeId, name: deviceType, outline } = required(types, type)
      return [
        {
          ...{ serviceOrderId: id, deviceTypeId, deviceType, outline, serial, marks, signature },
          serialKey: lettersAndDigits(serial),
          checklist: Object.entries(checklist).map(([question, answer]) =>
            isAnswer(answer) ? { question, answer, text: '' } : { question, answer: null, text: answer },
          ),
          estimateFrom: minorUnits(estimate.from),
          estimateTo: minorUnits(estimate.to),
          estimateCurrency: estimate.currency,
          conditions: initialIntakeConditions.es,
          conditionsVersion: 1,
          takenAt: at,
        },
      ]
    }),
  )
}

function isAnswer(answer: string): answer is CheckAnswer {
  return checkAnswers.some((known) => known === answer)
}
