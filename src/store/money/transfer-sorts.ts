import { sql } from 'kysely'

/** Of transfers `t`, what is owed to an agency and deposited there: of a payroll a few dozen rows, which have an index. */
export const isToAgency = sql`t.name in ('Accrual', 'TaxPayment', 'TaxCredit')`

/** What is neither owed nor paid person by person: of a payroll a dozen rows, which have an index. */
export const isApart = sql`t.name not in ('Accrual', 'AchCredit', 'Check')`

/** What is apart and not to an agency: with what is to one, all that is not paid person by person, each row once. */
export const isElsewhere = sql`${isApart} and not ${isToAgency}`
