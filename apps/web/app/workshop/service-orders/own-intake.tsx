import { useFullT } from '@tecnoclick/ui/messages'
import { useMoney } from '../../platform/page/use-money.ts'
import { IntakeSection } from './intake-section.tsx'
import { photoUrl } from './photo-url.ts'
import type { ShownIntake } from './translate-intake.ts'

interface OwnIntakeProps {
  orderId: number
  photos: readonly string[]
  intake: ShownIntake
}

export function OwnIntake({ orderId, photos, intake }: OwnIntakeProps) {
  const t = useFullT()
  const money = useMoney(intake.estimate?.currency ?? '')
  return (
    <IntakeSection
      intake={intake}
      t={t}
      money={money}
      photoUrl={(number) => `${photoUrl(orderId, photos[number - 1] ?? '')}?w=540`}
      className="grid gap-2"
    />
  )
}
