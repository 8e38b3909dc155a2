import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { AcceptedConditions, IntakeFacts, IntakeMarks, StoredSignature } from './intake-facts.tsx'

const { intake: texts } = office

/** How the device was when it was left. */
export function IntakeCard({ order: { intake, photos } }: { order: ServiceOrderDetail }) {
  if (!intake) return null
  return (
    <Section title={texts.state}>
      <Facts>
        <IntakeFacts intake={intake} />
        <Fact name={texts.taken}>
          <DateTime date={intake.takenDate} />
        </Fact>
        <Fact name={texts.signature}>{intake.signature ? texts.signed : texts.unsigned}</Fact>
      </Facts>
      <IntakeMarks intake={intake} photo={markedPhoto(intake.markedPhoto, photos)} />
      <AcceptedConditions intake={intake} />
      <StoredSignature intake={intake} />
    </Section>
  )
}

export function markedPhoto(number: number | null, photos: readonly string[]): string | undefined {
  const name = number === null ? undefined : photos[number - 1]
  return name && pictureUrl(name, 540)
}
