import type { Intake } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { placeOf } from '@tecnoclick/domain/workshop/intake'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { DeviceOutline } from '@tecnoclick/ui/device-outline'
import { MarkedPicture, Signature } from '@tecnoclick/ui/marked-picture'
import { Fact } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'

const { intake: texts } = office

type Shown = Pick<
  Intake,
  'deviceType' | 'serial' | 'passcodeLeft' | 'checklist' | 'estimate' | 'marks' | 'outline'
>

/** What was written down of a device, among the facts of its order. */
export function IntakeFacts({ intake }: { intake: Shown }) {
  const money = useMoney()
  const { deviceType, serial, passcodeLeft, checklist, estimate } = intake
  return (
    <>
      <Fact name={texts.type}>{deviceType}</Fact>
      <Fact name={texts.serial}>{serial && <span className="font-mono">{serial}</span>}</Fact>
      <Fact name={texts.passcode}>
        {passcodeLeft !== null && (passcodeLeft ? texts.passcodes.left : texts.passcodes.notLeft)}
      </Fact>
      <Fact name={texts.checklist}>
        {checklist.length > 0 && (
          <ul>
            {checklist.map(({ question, answer, text }) => (
              <li key={question}>
                {question} <strong>{answer ? texts.answers[answer] : text}</strong>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact name={texts.estimate}>
        {estimate &&
          (estimate.from === estimate.to
            ? money(estimate.from, estimate.currency)
            : fillText(texts.estimateRange, {
                from: money(estimate.from, estimate.currency),
                to: money(estimate.to, estimate.currency),
              }))}
      </Fact>
    </>
  )
}

interface IntakeMarksProps {
  intake: Pick<Intake, 'outline' | 'marks'>
  /** The address of the photo that the marks are on. */
  photo: string | undefined
}

/** Visible damage on its picture, and in words. */
export function IntakeMarks({ intake: { outline, marks }, photo }: IntakeMarksProps) {
  if (marks.length === 0) return null
  return (
    <section aria-label={texts.marks} className="mt-4 grid gap-3 sm:grid-cols-2 print:grid-cols-2">
      <div className="self-start rounded-md border text-ink-muted">
        <MarkedPicture marks={marks}>
          {photo ? (
            <img src={photo} alt="" className="w-full rounded-md" />
          ) : (
            <DeviceOutline outline={outline} />
          )}
        </MarkedPicture>
      </div>
      <div className="text-sm">
        <p className="font-semibold">{texts.marks}</p>
        <ol className="list-inside list-decimal">
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a mark is what it is.
            <li key={index} className="wrap-anywhere">
              {[mark.note, texts.places[placeOf(mark)]].filter(Boolean).join(', ')}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** What the customer read. */
export function AcceptedConditions({ intake: { conditions } }: { intake: Pick<Intake, 'conditions'> }) {
  if (!conditions) return null
  return (
    <div className="mt-3 text-xs">
      <p className="font-semibold">{fillText(texts.version, { version: conditions.version })}</p>
      <p dir="auto" className="whitespace-pre-line">
        {conditions.text}
      </p>
    </div>
  )
}

/** Over the line for it. */
export function StoredSignature({ intake: { signature } }: { intake: Pick<Intake, 'signature'> }) {
  return signature && <Signature path={signature} label={texts.signed} className="h-20 max-w-full" />
}
