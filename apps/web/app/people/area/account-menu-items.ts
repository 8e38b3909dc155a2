import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { accountLinks } from '../../shell/nav-items.ts'

const details = {
  '/account/dashboard': { Icon: LayoutDashboard },
  '/account/profile': { Icon: UserRoundPen },
  '/account/orders': { Icon: Package, section: '/account/orders/' },
  '/account/ordersreset': { Icon: RotateCcw },
  // The list, each address, and /account/address/create.
  '/account/addresses': { Icon: MapPin, section: '/account/address' },
  '/account/password': { Icon: KeyRound },
} as const satisfies Record<(typeof accountLinks)[number]['href'], { Icon: typeof MapPin; section?: string }>

/** The side menu, in the order of the dropdown (people.md#screens). */
export const accountMenuItems = accountLinks.map((link) => ({ ...link, ...details[link.href] }))
