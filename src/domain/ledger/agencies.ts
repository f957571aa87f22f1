import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  endOfMonth,
  monthOf,
  quarterOf,
  yearOf,
} from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { onOrAfter } from '../calendar/business-days.ts'
import { depositDue } from '../calendar/deposits.ts'

/** Who is owed a tax, and when it is to be deposited. */
export interface Agency {
  readonly ref: string
  readonly name: string
  readonly due: (payDate: Day, given: DepositFacts) => Day
}

export interface DepositFacts {
  /** The company's federal schedule. */
  readonly schedule: 'Monthly' | 'Semiweekly'
  /** This run's federal liability: 100,000 or more is due the next business day. */
  readonly amount: Cents
}

const NEXT_DAY = 10_000_000n

export function agencyOf(code: string): Agency {
  const [where, tax] = code.split('.') as [string, string]
  if (where === 'US') return tax === 'futa' ? irs940 : irs941
  const state = where.slice(0, 2)
  if (tax === 'incomeTax' || where.includes('-')) {
    return {
      ref: where,
      name: where === state ? `${state} Department of Revenue` : `${where} tax office`,
      due: nextMonth15,
    }
  }
  return { ref: `${where}.${tax}`, name: `${state} agency for ${tax}`, due: endOfMonthAfterQuarter }
}

const irs941: Agency = {
  ref: 'US.941',
  name: 'IRS, Form 941',
  due: (payDate, { schedule, amount }) =>
    amount >= NEXT_DAY
      ? onOrAfter('irs', addDays(payDate, 1))
      : depositDue(schedule === 'Monthly' ? 'monthly' : 'semiweekly', payDate),
}

const irs940: Agency = { ref: 'US.940', name: 'IRS, Form 940', due: endOfMonthAfterQuarter }

/** Where the state's own frequency is not registered: the fifteenth of the next month. */
function nextMonth15(payDate: Day): Day {
  const next = addMonths(dayOf(yearOf(payDate), monthOf(payDate), 1), 1)
  return onOrAfter('irs', addDays(next, 14))
}

function endOfMonthAfterQuarter(payDate: Day): Day {
  const lastMonth = quarterOf(payDate) * 3
  return onOrAfter('irs', endOfMonth(addMonths(dayOf(yearOf(payDate), lastMonth, 1), 1)))
}
