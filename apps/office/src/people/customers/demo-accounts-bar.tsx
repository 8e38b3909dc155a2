import { getWarnings } from '@tecnoclick/contract/people/security/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Link } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { listUrl } from '../../platform/urls.ts'

/**
 * For administrators, above every screen: demo accounts exist in a shop that others can reach, or a shop of one machine is
 * reached through a proxy (people.md#demo-accounts).
 */
export function DemoAccountsBar() {
  const isPermitted = useIsPermitted()
  const { data } = useApiQuery({
    queryKey: ['warnings'],
    read: ({ signal }) => officeClient.call(getWarnings, { signal }),
    staleTime: minutes(5),
    enabled: isPermitted('settings:read'),
  })
  if (!data || (data.demoAccounts === 'none' && !data.proxy)) return null
  const { text, link, proxy } = office.customers.demoAccounts
  return (
    <div
      role="alert"
      className="grid gap-1.5 bg-danger-fill px-4 py-2.5 font-medium text-on-danger text-sm print:hidden"
    >
      {data.proxy && (
        <p>
          {fillText(proxy, {
            sign: data.proxy.sign,
            time: formatDateTime(new Date(data.proxy.seenDate), 'es'),
          })}
        </p>
      )}
      {data.demoAccounts !== 'none' && (
        <p>
          {text[data.demoAccounts]}{' '}
          <Link href={listUrl('customers', { search: 'demo.cu' })} className="underline underline-offset-4">
            {link}
          </Link>
        </p>
      )}
    </div>
  )
}
