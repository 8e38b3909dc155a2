import { getWarnings } from '@tecnoclick/contract/people/security/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { Link } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { listUrl } from '../../platform/urls.ts'

/** For administrators, above every screen while demo accounts exist in a shop that others can reach (people.md#demo-accounts). */
export function DemoAccountsBar() {
  const isPermitted = useIsPermitted()
  const { data } = useApiQuery({
    queryKey: ['warnings'],
    read: ({ signal }) => officeClient.call(getWarnings, { signal }),
    staleTime: minutes(5),
    enabled: isPermitted('settings:read'),
  })
  if (!data || data.demoAccounts === 'none') return null
  const { text, link } = office.customers.demoAccounts
  return (
    <p role="alert" className="bg-danger-fill px-4 py-2.5 font-medium text-on-danger text-sm print:hidden">
      {text[data.demoAccounts]}{' '}
      <Link href={listUrl('customers', { search: 'demo.cu' })} className="underline underline-offset-4">
        {link}
      </Link>
    </p>
  )
}
