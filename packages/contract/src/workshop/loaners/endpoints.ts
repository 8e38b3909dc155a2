import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Loaner, LoanerChange, NewLoaner, OpenLoan } from './schemas.ts'

export const loaners = editableEndpoints<Loaner, NewLoaner, LoanerChange>('/admin/loaners')
/** Those that customers have now, first the one that is due first. */
export const listOpenLoans = endpoint<{ response: List<OpenLoan> }>('GET', '/admin/loans')
