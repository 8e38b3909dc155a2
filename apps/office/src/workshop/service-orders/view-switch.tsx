import { office } from '@tecnoclick/messages/office'
import { Link } from '@tecnoclick/ui/link'
import { useLocation } from 'react-router'

const { serviceOrders } = office

const views = [
  { href: '/admin/service-orders', label: serviceOrders.asList },
  { href: '/admin/service-board', label: serviceOrders.asBoard },
]

export function ViewSwitch() {
  const { pathname } = useLocation()
  return (
    <nav aria-label={serviceOrders.view}>
      <ul className="flex rounded-md border bg-surface p-0.5">
        {views.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-sm px-4 font-medium text-sm aria-[current=page]:bg-action-soft aria-[current=page]:text-link lg:min-h-8"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
