import type { TicketIntake } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { loadContent } from '../../platform/content/load-content.ts'
import type { Visit } from '../../rendering/context.ts'

export interface ShownIntake extends Pick<TicketIntake, 'outline' | 'marks' | 'markedPhoto' | 'estimate'> {
  deviceType: { name: string; lang: Locale }
  checklist: (TicketIntake['checklist'][number] & { lang: Locale })[]
}

/** The shop's questions in the language of the visitor, where they are translated. */
export async function translateIntake(
  visit: Visit,
  intake: TicketIntake | null,
): Promise<ShownIntake | null> {
  if (!intake) return null
  const { show } = await loadContent(visit, 'services')
  const spanish = { lang: 'es' as const }
  const { outline, marks, markedPhoto, estimate, deviceType: name } = intake
  return {
    ...{ outline, marks, markedPhoto, estimate },
    deviceType: show({ name }, ['name']) ?? { name, ...spanish },
    checklist: intake.checklist.map((check) => show(check, ['question']) ?? { ...check, ...spanish }),
  }
}
