import { reviewNotes } from '../catalogue/review-notes.ru.ts'
import { codeSignIn } from '../people/code-sign-in.ru.ts'
import { notices } from '../people/notices.ru.ts'
import { personalData } from '../people/personal-data.ru.ts'
import { paper } from '../platform/paper.ru.ts'
import { pending } from '../platform/pending.ru.ts'
import { staffErrors, staffValidation } from '../platform/staff-validation.ru.ts'
import { credit } from '../selling/credit.ru.ts'
import { links } from '../selling/links.ru.ts'
import { online } from '../selling/online.ru.ts'
import { otherCurrency } from '../selling/other-currency.ru.ts'
import { returns } from '../selling/returns.ru.ts'
import { components } from '../site/components.ru.ts'
import { alerts } from '../stock/alerts.ru.ts'
import { equipment } from '../stock/equipment.ru.ts'
import { repairPage } from '../workshop/repair-page.ru.ts'
import { ticket } from '../workshop/ticket.ru.ts'
import { front } from './front.ru.ts'
import { rest } from './rest.ru.ts'

export const ru = {
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
