import type { LineKind } from '../../domain/pay/lines.ts'
import { revive } from '../../domain/pay/stored-input.ts'
import { NO_YEAR, type YearFacts } from '../../domain/payroll/person.ts'
import { yearAfter, yearAfterHistory } from '../../domain/payroll/year.ts'
import { day } from '../../kernel/dates.ts'
import { yearFacts } from '../payroll/years.ts'
import type { Finding } from './check.ts'
import type { AnyRow, Question, Rows } from './snapshot.ts'

export const yearCheck = {
  name: 'year.sum',
  holds:
    'A year to date is its living paychecks and imported pay: gross, net, supplemental wages and every code.',
  act: 'If the paychecks are right, the year is not: put the row of year_to_date back as its paychecks say.',
} as const

const WORKERS = 'company_id = $1 and user_id > $2 and user_id <= $3'

/** What a range of workers has: $1 is the company, ids are above $2 and up to $3. Sums by code, not paycheck by paycheck. */
export const yearQuestions = (ids: readonly string[]): readonly Question[] =>
  [
    `select user_id, year, codes, wages, amounts, supplemental_wages, gross, net from year_to_date where ${WORKERS}`,
    `select user_id, extract(year from pay_date)::int as year, sum(gross)::bigint as gross, sum(net)::bigint as net
     from paycheck where ${WORKERS} and voided_at is null and cancelled_at is null group by 1, 2`,
    // Some deductions and taxes count their month apart.
    `select user_id, extract(year from pay_date)::int as year, kind, code,
            case when kind in ('pretax', 'aftertax', 'employerBenefit') or code like '%.occupationalPrivilege%'
                 then to_char(pay_date, 'YYYY-MM-01')
                 else to_char(pay_date, 'YYYY-01-01') end as month,
            sum(base)::bigint as base, sum(amount)::bigint as amount
     from paycheck_line where ${WORKERS} and living and kind is not null group by 1, 2, 3, 4, 5`,
    `select user_id, extract(year from pay_date)::int as year, gross, supplemental_wages as "supplementalWages", taxes, deductions
     from pay_history where ${WORKERS}`,
  ].map((sql) => ({ sql, ids }))

/** What does not add up, code by code. */
export function yearFindings([years, sums, lines, history]: readonly Rows[]): readonly FoundYear[] {
  const [expected, stored] = [new Map<string, YearFacts>(), new Map<string, YearFacts>()]
  const count = (row: AnyRow, after: (year: YearFacts) => YearFacts) => {
    const key = `${row.user_id} ${row.year}`
    expected.set(key, after(expected.get(key) ?? NO_YEAR))
  }
  for (const row of years!) stored.set(`${row.user_id} ${row.year}`, yearFacts(row))
  for (const row of sums!) {
    const check = { lines: [], gross: row.gross, net: row.net, payDate: day(`${row.year}-01-01`) }
    count(row, (year) => yearAfter(year, check, 1n))
  }
  for (const { kind, code, base, amount, ...row } of lines!) {
    const check = {
      lines: [{ kind: kind as LineKind, code, base, amount }],
      gross: 0n,
      net: 0n,
      payDate: day(row.month),
    }
    count(row, (year) => yearAfter(year, check, 1n))
  }
  for (const row of history!) count(row, (year) => yearAfterHistory(year, revive(row) as never, 1n))
  return [...new Set([...expected.keys(), ...stored.keys()])].flatMap((key) =>
    differences(key, expected.get(key) ?? NO_YEAR, stored.get(key) ?? NO_YEAR),
  )
}

type FoundYear = Pick<Finding, 'recordId' | 'expected' | 'found'>

function differences(key: string, expected: YearFacts, stored: YearFacts): readonly FoundYear[] {
  const [wanted, standing] = [wordsOf(expected), wordsOf(stored)]
  return [...new Set([...wanted.keys(), ...standing.keys()])]
    .map((word) => ({ word, expected: wanted.get(word) ?? '0', found: standing.get(word) ?? '0' }))
    .filter((each) => each.expected !== each.found)
    .map(({ word, ...each }) => ({ recordId: `${key} ${word}`, ...each }))
}

/** What is zero need not be written down. */
function wordsOf({ totals, gross, net, supplementalWages }: YearFacts): ReadonlyMap<string, string> {
  const words: readonly (readonly [string, string])[] = [
    ['gross', `${gross}`],
    ['net', `${net}`],
    ['supplementalWages', `${supplementalWages}`],
    ...[...totals].map(([code, { wages, amount }]) => [code, `${amount} of ${wages}`] as const),
  ]
  return new Map(words.filter(([, sum]) => sum !== '0' && sum !== '0 of 0'))
}
