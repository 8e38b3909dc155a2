import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'
import { office } from '@tecnoclick/messages/office'
import type { LucideIcon } from 'lucide-react'
import Calculator from 'lucide-react/icons/calculator'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import KeyRound from 'lucide-react/icons/key-round'
import MapIcon from 'lucide-react/icons/map'
import MapPinned from 'lucide-react/icons/map-pinned'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Store from 'lucide-react/icons/store'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import { shopDeskGroups } from './shop-desk-groups.ts'

export interface Desk {
  href: `/admin/${string}`
  label: string
  Icon: LucideIcon
  /** Other addresses that belong to this desk. */
  also?: readonly string[]
  /** What waits here, counted beside the name. */
  waits?: readonly WorkItemKind[]
}

const { desks, orders, counter, serviceOrders, resetSales, customers, closing } = office

/** The places of work, in the order in which the navigation shows them. */
export const deskGroups: readonly { label: string; desks: readonly Desk[] }[] = [
  {
    label: desks.attend,
    desks: [
      {
        ...{ href: '/admin/orders', label: orders.title, Icon: ClipboardList },
        waits: ['order', 'payment', 'number'],
      },
      { href: '/admin/counter', label: counter.title, Icon: Store },
      {
        ...{ href: '/admin/service-orders', label: serviceOrders.title, Icon: Wrench },
        also: ['/admin/service-board'],
        waits: ['service', 'quote', 'serviceNumber'],
      },
      {
        ...{ href: '/admin/reset-sales', label: resetSales.title, Icon: KeyRound },
        also: ['/admin/downloads'],
        waits: ['key', 'resetPayment'],
      },
      { href: '/admin/customers', label: customers.title, Icon: Users, waits: ['business'] },
      { href: '/admin/closing', label: closing.title, Icon: Calculator },
    ],
  },
  ...shopDeskGroups,
  {
    label: desks.places,
    desks: [
      { href: '/admin/states', label: desks.states, Icon: MapIcon },
      { href: '/admin/cities', label: desks.cities, Icon: MapPinned },
    ],
  },
  {
    label: desks.shop,
    desks: [{ href: '/admin/settings', label: desks.settings, Icon: SlidersHorizontal }],
  },
]
