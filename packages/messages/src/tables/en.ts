import { reviewNotes } from '../catalogue/review-notes.en.ts'
import { codeSignIn } from '../people/code-sign-in.en.ts'
import { notices } from '../people/notices.en.ts'
import { personalData } from '../people/personal-data.en.ts'
import { paper } from '../platform/paper.en.ts'
import { pending } from '../platform/pending.en.ts'
import { staffErrors, staffValidation } from '../platform/staff-validation.en.ts'
import { credit } from '../selling/credit.en.ts'
import { links } from '../selling/links.en.ts'
import { online } from '../selling/online.en.ts'
import { otherCurrency } from '../selling/other-currency.en.ts'
import { returns } from '../selling/returns.en.ts'
import { components } from '../site/components.en.ts'
import { alerts } from '../stock/alerts.en.ts'
import { equipment } from '../stock/equipment.en.ts'
import { repairPage } from '../workshop/repair-page.en.ts'
import { ticket } from '../workshop/ticket.en.ts'
import { front } from './front.en.ts'
import { rest } from './rest.en.ts'

export const en = {
  ...front,
  ...rest,
  alerts,
  components,
  credit,
  equipment,
  links,
  codeSignIn,
  notices,
  online,
  otherCurrency,
  paper,
  pending,
  personalData,
  repairPage,
  returns,
  reviewNotes,
  ticket,
  errors: { ...front.errors, ...rest.errors, ...staffErrors },
  validation: { ...front.validation, ...rest.validation, ...staffValidation },
}
