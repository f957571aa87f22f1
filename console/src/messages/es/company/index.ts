import { address } from './address.ts'
import { benefits } from './benefits.ts'
import { checks } from './checks.ts'
import { documents } from './documents.ts'
import { filings } from './filings.ts'
import { home } from './home.ts'
import { money } from './money.ts'
import { moveIn } from './move-in.ts'
import { nav } from './nav.ts'
import { paycheck } from './paycheck.ts'
import { payroll } from './payroll.ts'
import { people } from './people.ts'
import { reports } from './reports.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { shared } from './shared.ts'
import { taxes } from './taxes.ts'
import { time } from './time.ts'
import { timeOff } from './time-off.ts'
import { tour } from './tour.ts'

/** Everything that the face of a company says, in Spanish. */
export const company = {
  address,
  benefits,
  checks,
  documents,
  filings,
  home,
  money,
  moveIn,
  nav,
  paycheck,
  payroll,
  people,
  reports,
  settings,
  setup,
  shared,
  taxes,
  time,
  timeOff,
  tour,
}

export type CompanyWords = typeof company
