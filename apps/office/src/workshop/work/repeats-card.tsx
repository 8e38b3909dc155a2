import { repeatRepair } from '@tecnoclick/contract/workshop/work/endpoints'
import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { Section } from '../../platform/layout/section.tsx'
import { useWorkAct } from './use-work.ts'

const { repeats: texts } = office.repairWork

interface RepeatsCardProps {
  order: { id: number; version: number }
  work: Pick<RepairWork, 'repeats' | 'earlier'>
  mayChange: boolean
}

/** A repair at no charge, under the warranty of an earlier one of ours (workshop.md#under-warranty). */
export function RepeatsCard({
  order: { id, version },
  work: { repeats, earlier },
  mayChange,
}: RepeatsCardProps) {
  const { act, busy } = useWorkAct()
  const confirm = useConfirm()
  const save = (firstId: number | null, done: string) =>
    act(
      (headers) => officeClient.call(repeatRepair, { params: { id }, body: { firstId, version }, headers }),
      done,
    )
  if (!repeats && (earlier.length === 0 || !mayChange)) return null
  if (repeats)
    return (
      <Section title={texts.title}>
        <p className="text-sm">
          <TextLink href={`/admin/service-orders/${repeats.id}`}>
            {fillText(texts.is, { number: repeats.orderNum })}
          </TextLink>
        </p>
        {mayChange && (
          <Button
            size="sm"
            variant="secondary"
            className="mt-3"
            busy={busy}
            onClick={() => void save(null, texts.unlinked)}
          >
            {texts.unlink}
          </Button>
        )}
      </Section>
    )
  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-muted text-sm">{texts.choose}</p>
      <ul className="grid gap-3 text-sm">
        {earlier.map(({ id: firstId, orderNum: number, device, warrantyUntil }) => (
          <li key={firstId} className="grid gap-1">
            <TextLink href={`/admin/service-orders/${firstId}`}>
              {fillText(texts.option, { number, device, date: formatDate(new Date(warrantyUntil), 'es') })}
            </TextLink>
            <Button
              size="sm"
              variant="secondary"
              className="justify-self-start"
              busy={busy}
              onClick={async () => {
                const question = {
                  title: fillText(texts.linkTitle, { number }),
                  text: texts.linkText,
                  confirmLabel: texts.link,
                }
                if (await confirm(question)) await save(firstId, texts.linked)
              }}
            >
              {texts.link}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
