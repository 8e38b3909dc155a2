import { placeOf } from '@tecnoclick/domain/workshop/intake'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { DeviceOutline } from '@tecnoclick/ui/device-outline'
import { MarkedPicture } from '@tecnoclick/ui/marked-picture'
import type { ShownIntake } from './translate-intake.ts'

interface IntakeSectionProps {
  intake: ShownIntake
  t: TranslateAll
  money(amount: number, currency: string): string
  /** The address of a photo of the order, by its number. */
  photoUrl(number: number): string
  /** The account page styles it; the ticket has its own style. */
  className?: string
}

/** How the device was when it was left at the counter. Without script, for the ticket. */
export function IntakeSection({ intake, t, money, photoUrl, className }: IntakeSectionProps) {
  const { deviceType, checklist, estimate, marks, outline, markedPhoto } = intake
  const photo = markedPhoto === null ? undefined : photoUrl(markedPhoto)
  return (
    <section className={className}>
      <h2 className={className && 'text-lg'}>{t('repairPage.intake.title')}</h2>
      <p>
        {t('repairPage.intake.type')}: <b lang={deviceType.lang}>{deviceType.name}</b>
      </p>
      {estimate && (
        <p>
          {t('repairPage.intake.estimate')}:{' '}
          <b>
            <bdi>
              {estimate.from === estimate.to
                ? money(estimate.from, estimate.currency)
                : t('repairPage.intake.range', {
                    from: money(estimate.from, estimate.currency),
                    to: money(estimate.to, estimate.currency),
                  })}
            </bdi>
          </b>
        </p>
      )}
      <ul>
        {checklist.map(({ question, answer, text, lang }) => (
          <li key={question}>
            <span>
              <bdi lang={lang}>{question}</bdi>{' '}
              <b>{answer ? t(`repairPage.intake.answers.${answer}`) : <bdi>{text}</bdi>}</b>
            </span>
          </li>
        ))}
      </ul>
      {marks.length > 0 && (
        <>
          <h3>{t('repairPage.intake.marks')}</h3>
          <div className="marked-frame">
            <MarkedPicture marks={marks}>
              {photo ? (
                <img src={photo} alt={t('repairPage.intake.picture')} width="100%" />
              ) : (
                <DeviceOutline outline={outline} />
              )}
            </MarkedPicture>
          </div>
          <ol>
            {marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a mark is what it is.
              <li key={index}>
                <span>
                  {index + 1}. {mark.note && <bdi>{mark.note}</bdi>}
                  {mark.note && ', '}
                  {t(`repairPage.intake.places.${placeOf(mark)}`)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
