import { expect, test } from 'vitest'
import { type DeductionType, deductionKinds, type EarningType } from '../../src/domain/pay/elements.ts'
import { calculatePaycheck } from '../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../src/domain/pay/paycheck-types.ts'
import { day } from '../../src/kernel/dates.ts'
import { usd } from '../../src/kernel/money.ts'
import { rate } from '../../src/kernel/rate.ts'
import { filed, shelfOf } from '../../src/law/engine/shelf.ts'
import type { Law } from '../../src/law/language/declare.ts'
import { stateCodes } from '../../src/law/language/states.ts'
import { law as table } from '../../src/law/us/taxability/2024-01-01.ts'
import { worker } from '../domain/pay/worker.ts'

/** The columns of the table as the pay stub calls them; an earning is added to the wages, a deduction taken from them. */
const COLUMNS: readonly (DeductionType | EarningType)[] = [
  'Medical',
  'FSA',
  'Dependent Care FSA',
  'HSA',
  '401(k)',
  '403(b)',
  '457(b)',
  'SIMPLE IRA',
  'Roth 401(k)',
  'Commuter',
  'Group-Term Life',
  'Adoption Assistance',
  'Tips',
  'Imputed Income',
  'S-Corp 2% Health',
]

const ON = '2026-09-11'
const laws = filed.filter((each): each is Law => 'tax' in each && each.method !== 'none')
const inForce = laws.filter((each) => each.effective <= ON && ON <= each.checkedThrough)
const nameOf = ({ where, tax }: Law) => `${where}.${tax}`

/** The law behind a line: a law of many places has its own name. */
function lawOf(code: string): Law {
  const [where, tax] = code.split('.') as [string, string]
  return inForce.find(
    (each) =>
      each.tax === tax &&
      (each.where === where || (each.method === 'worksheet' && each.places?.includes(where) === true)),
  )!
}

/** By the table as it is printed: whether a tax leaves a kind out. */
function isLeftOut(code: string, column: number): boolean {
  const rowOf = (name: string) => table.rows.find(({ taxes }) => taxes.includes(name))
  const row = rowOf(code) ?? rowOf(nameOf(lawOf(code)))!
  return row.cells.split(/\s+/)[column]!.startsWith('x')
}

/** One place of every law that a state's places have. */
const placesIn = (state: string): readonly string[] =>
  inForce.flatMap((each) => {
    if (!each.where.startsWith(`${state}-`)) return []
    const places = each.method === 'worksheet' ? each.places : undefined
    return places?.slice(0, 1) ?? [each.where]
  })

const EMPLOYER: PaycheckInput['employer'] = {
  rates: { 'PA-EIT.incomeTax': rate('1%') },
  amounts: { 'PA-LST.localServices': usd(52) },
  perHour: { 'WA.lni': { employee: '0.10', employer: '0.20' } },
}

/** 3,000.00 of wages, and 100.00 of one kind. */
function paidWith(state: string, place: string | undefined, kind: DeductionType | EarningType) {
  const at = { state, ...(place && { localities: [place] }) }
  const isDeduction = kind in deductionKinds
  return calculatePaycheck(
    worker(state, {
      payDate: day(ON),
      periodStart: day('2026-08-29'),
      periodEnd: day(ON),
      work: at,
      resident: at,
      employer: EMPLOYER,
      earnings: [
        { type: 'Regular', amount: usd(3000), hours: 80 },
        ...(isDeduction ? [] : [{ type: kind as EarningType, amount: usd(100) }]),
      ],
      deductions: isDeduction ? [{ type: kind as DeductionType, amount: usd(100) }] : [],
    }),
  ).taxes
}

/** What a kind leaves of 3,000.00 under a tax. */
function wagesWith(code: string, column: number): bigint {
  const isDeduction = COLUMNS[column]! in deductionKinds
  if (isLeftOut(code, column)) return usd(isDeduction ? 2900 : 3000)
  return usd(isDeduction ? 3000 : 3100)
}

const walked = new Set<string>()

test.each(stateCodes)('every tax of %s takes each kind of pay as its row says', (state) => {
  for (const place of [undefined, ...placesIn(state)]) {
    for (const [column, kind] of COLUMNS.entries()) {
      for (const { code, subject } of paidWith(state, place, kind)) {
        const law = lawOf(code)
        walked.add(nameOf(law))
        // A part of another tax, and a premium by the hour, are not taken on wages.
        if (law.method === 'perHour' || (law.method === 'bands' && law.partOf !== undefined)) continue
        expect([code, kind, subject]).toEqual([code, kind, wagesWith(code, column)])
      }
    }
  }
})

test('every tax that is in force was walked, and every row is of a tax that there is', () => {
  expect(inForce.map(nameOf).filter((name) => !walked.has(name))).toEqual([])
  const named = new Set([...laws.map(nameOf), 'MO-ST-LOUIS.incomeTax'])
  expect(table.rows.flatMap(({ taxes }) => taxes).filter((tax) => !named.has(tax))).toEqual([])
})

test('what the table does not know is refused by name, and only where it is paid', () => {
  const rows = table.rows.map((row) =>
    row.taxes.includes('GA.sui')
      ? { ...row, cells: row.cells.replace(/^\w\w/, '--') } // section 125
      : row,
  )
  const others = filed.filter((each) => !('table' in each) || each.table !== 'taxability')
  const shelf = shelfOf([...others, { ...table, rows }])
  const georgian = (kind: DeductionType) =>
    worker('GA', {
      earnings: [{ type: 'Regular', amount: usd(3000) }],
      deductions: [{ type: kind, amount: usd(100) }],
    })
  expect(() => calculatePaycheck(georgian('Medical'), { shelf })).toThrow(
    'GA.sui: whether its wages include section 125 premiums is not known',
  )
  expect(calculatePaycheck(georgian('HSA'), { shelf }).taxes).toEqual(
    calculatePaycheck(georgian('HSA')).taxes,
  )
})

test('a tax that has no row takes plain wages alone', () => {
  const rows = table.rows.filter(({ taxes }) => !taxes.includes('NJ.incomeTax'))
  const others = filed.filter((each) => !('table' in each) || each.table !== 'taxability')
  const shelf = shelfOf([...others, { ...table, rows }])
  const plain = worker('NJ', { earnings: [{ type: 'Regular', amount: usd(3000) }] })
  expect(calculatePaycheck(plain, { shelf })).toEqual(calculatePaycheck(plain))
  expect(() =>
    calculatePaycheck({ ...plain, deductions: [{ type: '401(k)', amount: usd(100) }] }, { shelf }),
  ).toThrow('NJ.incomeTax: whether its wages include 401(k) is not known')
})
