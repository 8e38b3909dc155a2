import type { WhatsappEndpoints } from '@tecnoclick/contract/staff/desk/endpoints'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { readPhone, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import MessageCircle from 'lucide-react/icons/message-circle'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'

const { desk: texts } = office

interface WhatsappNoticeProps {
  endpoints: WhatsappEndpoints
  id: number
  /** With the version of the record, so that its text follows a change. */
  version: number
  phone: string | null
  write: Permission
}

/** One tap opens WhatsApp with the text of the last event, and notes who sent it (back-office.md#whatsapp). */
export function WhatsappNotice({ endpoints, id, version, phone, write }: WhatsappNoticeProps) {
  const { run } = useAction()
  const mayWrite = useIsPermitted()(write)
  const hasPhone = phone !== null && readPhone(phone) !== undefined
  const { data } = useApiQuery({
    queryKey: ['whatsapp', endpoints.read.path, id, version],
    read: ({ signal }) => officeClient.call(endpoints.read, { params: { id }, signal }),
    enabled: hasPhone,
  })
  if (!hasPhone || !data) return null
  return (
    <div className="mt-3 grid gap-2">
      {mayWrite && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          href={whatsappLink(phone, data.text)}
          target="_blank"
          rel="noreferrer"
          icon={<MessageCircle aria-hidden="true" className="size-4" />}
          onClick={() => void run(() => officeClient.call(endpoints.record, { params: { id } }), {})}
        >
          {texts.whatsapp}
        </Button>
      )}
      <ul className="grid gap-0.5 text-ink-muted text-xs empty:hidden">
        {data.sent.map(({ date, by }) => (
          <li key={date}>
            {fillText(texts.whatsappSent, { name: by ?? '' })} <DateTime date={date} />
          </li>
        ))}
      </ul>
    </div>
  )
}
