import { reviewNotes } from '../catalogue/review-notes.es.ts'
import { codeSignIn } from '../people/code-sign-in.es.ts'
import { notices } from '../people/notices.es.ts'
import { personalData } from '../people/personal-data.es.ts'
import { paper } from '../platform/paper.es.ts'
import { pending } from '../platform/pending.es.ts'
import { staffErrors, staffValidation } from '../platform/staff-validation.es.ts'
import { credit } from '../selling/credit.es.ts'
import { links } from '../selling/links.es.ts'
import { online } from '../selling/online.es.ts'
import { otherCurrency } from '../selling/other-currency.es.ts'
import { returns } from '../selling/returns.es.ts'
import { components } from '../site/components.es.ts'
import { alerts } from '../stock/alerts.es.ts'
import { equipment } from '../stock/equipment.es.ts'
import { repairPage } from '../workshop/repair-page.es.ts'
import { ticket } from '../workshop/ticket.es.ts'
import { front } from './front.es.ts'
import { rest } from './rest.es.ts'

export const es = {
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
