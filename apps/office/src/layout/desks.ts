import { office } from '@tecnoclick/messages/office'
import type { LucideIcon } from 'lucide-react'
import MapIcon from 'lucide-react/icons/map'
import MapPinned from 'lucide-react/icons/map-pinned'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'

export interface Desk {
  href: `/admin/${string}`
  label: string
  text: string
  Icon: LucideIcon
}

const { desks } = office

/** The places of work, in the order in which the navigation shows them. */
export const deskGroups: readonly { label: string; desks: readonly Desk[] }[] = [
  {
    label: desks.places,
    desks: [
      { href: '/admin/states', label: desks.states, text: desks.statesText, Icon: MapIcon },
      { href: '/admin/cities', label: desks.cities, text: desks.citiesText, Icon: MapPinned },
    ],
  },
  {
    label: desks.shop,
    desks: [
      { href: '/admin/settings', label: desks.settings, text: desks.settingsText, Icon: SlidersHorizontal },
    ],
  },
]
