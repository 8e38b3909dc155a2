import { reviewNotes } from '../catalogue/review-notes.ar.ts'
import { codeSignIn } from '../people/code-sign-in.ar.ts'
import { notices } from '../people/notices.ar.ts'
import { personalData } from '../people/personal-data.ar.ts'
import { paper } from '../platform/paper.ar.ts'
import { pending } from '../platform/pending.ar.ts'
import { staffErrors, staffValidation } from '../platform/staff-validation.ar.ts'
import { credit } from '../selling/credit.ar.ts'
import { links } from '../selling/links.ar.ts'
import { online } from '../selling/online.ar.ts'
import { otherCurrency } from '../selling/other-currency.ar.ts'
import { returns } from '../selling/returns.ar.ts'
import { components } from '../site/components.ar.ts'
import { alerts } from '../stock/alerts.ar.ts'
import { equipment } from '../stock/equipment.ar.ts'
import { repairPage } from '../workshop/repair-page.ar.ts'
import { ticket } from '../workshop/ticket.ar.ts'
import { front } from './front.ar.ts'
import { rest } from './rest.ar.ts'

export const ar = {
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
