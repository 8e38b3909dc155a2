import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'
import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import Building2 from 'lucide-react/icons/building-2'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import CreditCard from 'lucide-react/icons/credit-card'
import Hash from 'lucide-react/icons/hash'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import MailWarning from 'lucide-react/icons/mail-warning'
import Star from 'lucide-react/icons/star'
import Wrench from 'lucide-react/icons/wrench'

export const waitingIcons: Record<WorkItemKind, LucideIcon> = {
  key: KeyRound,
  payment: CreditCard,
  resetPayment: Banknote,
  order: ClipboardList,
  number: Hash,
  serviceNumber: Hash,
  quote: ClipboardCheck,
  service: Wrench,
  business: Building2,
  message: Mail,
  mail: MailWarning,
  review: Star,
}
