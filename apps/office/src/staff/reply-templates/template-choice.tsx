import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { adminReplyTemplates } from '@tecnoclick/contract/staff/reply-templates/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { fillTemplate, type TemplateValues } from '@tecnoclick/domain/staff/reply-template'
import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useStoreName } from '../../platform/layout/page-heading.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'

const { replyTemplates: texts } = office

interface TemplateChoiceProps {
  /** What is known here; the shop's name is added. */
  values: TemplateValues
  /** Gets the filled text, to be put after what is already written. */
  onChoose: (text: string) => void
}

/** Offers the templates whose fields are known here. Shows nothing where there is none. */
export function TemplateChoice({ values, onChoose }: TemplateChoiceProps) {
  const mayRead = useIsPermitted()('templates:read')
  const tienda = useStoreName()
  const { data } = useApiQuery({
    queryKey: ['reply-templates', 'choice'],
    read: ({ signal }) =>
      officeClient.call(adminReplyTemplates.list, {
        query: listQuery({ where: { enable: true }, order: 'position ASC', limit: 100 }),
        signal,
      }),
    staleTime: minutes(1),
    enabled: mayRead,
  })
  const offered = (data?.data ?? []).flatMap(({ id, name, body }) => {
    const text = fillTemplate(body, { ...values, tienda })
    return text === undefined ? [] : [{ value: String(id), label: name, text }]
  })
  if (offered.length === 0) return null
  return (
    <SelectField
      label={texts.choose}
      placeholder={texts.choosePlaceholder}
      value=""
      options={offered}
      onChange={({ currentTarget: { value } }) => {
        const chosen = offered.find((one) => one.value === value)
        if (chosen) onChoose(chosen.text)
      }}
      className="sm:max-w-72"
    />
  )
}

/** The template below what is written already. */
export function appended(written: string, text: string): string {
  return written.trim() === '' ? text : `${written.trimEnd()}\n${text}`
}
