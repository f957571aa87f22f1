import type { FilingFacts } from '../../domain/filings/filing.ts'
import { owedByDay } from '../../domain/filings/page/owed.ts'
import type { SheetPart } from '../../domain/filings/page/sheet.ts'
import { dayTitle, MONTH_NAMES, periodTitle } from '../../domain/filings/period-titles.ts'
import type { FilingSpan } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import { figure } from '../../domain/statement/page/figures.ts'
import { type Day, monthOf } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { formFor } from '../../law/engine/forms/find.ts'
import type { FormName } from '../../law/language/filing-form.ts'
import type { Work } from '../../store/database/work.ts'
import { stubFonts } from '../../store/files/fonts.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { figuresForm } from '../../wire/filing.ts'
import type { Explained } from './explained.ts'
import { employerOf } from './heads.ts'
import { nameOfFiling } from './named.ts'

/** The pages of a return: its lines as they are filed, schedules after them, and who signs. */
export async function filingPages(
  work: Work,
  filing: FilingFacts,
  explained: readonly Explained[],
): Promise<Buffer> {
  const employer = await employerOf(work, filing.companyId)
  const profile = await loadProfile(work, filing.companyId)
  const shown = figuresForm(filing.figures, explained)
  const span = { from: filing.periodBegin, to: filing.periodEnd }
  // Printing is loaded when somebody prints: every start would wait for it.
  const { sheetPdf } = await import('../../domain/filings/page/sheet.ts')
  return sheetPdf(
    stubFonts(),
    {
      title: (filing.sequence === 0 ? WHOLE[filing.form] : undefined) ?? nameOfFiling(filing),
      subtitle: `${periodTitle(span)} · due ${dayTitle(filing.dueDate)} · ${filing.status}`,
      employer: [employer.name, `EIN ${employer.ein}`, ...employer.address],
      on: filing.periodEnd,
    },
    partsOf(shown, { profile, schedules: schedulesOf(work, filing), span }),
    [
      ...(filing.explanation === '' ? [] : [`Explanation: ${filing.explanation}`]),
      ...filing.notes,
      `Computed by edition ${filing.edition} (${filing.confidence}).`,
    ],
  )
}

/** What such a filing says as a whole is the form that goes with the others. */
const WHOLE: Readonly<Record<string, string>> = {
  'W-2': 'Form W-3, with the Forms W-2',
  '1099-NEC': 'Form 1096, with the Forms 1099-NEC',
}

type Row = readonly [line: string, what: string, ...values: readonly string[]]

/** What the form calls its schedules, by their kind. */
function schedulesOf({ isSandbox }: Work, filing: FilingFacts): Readonly<Record<string, string>> {
  const { form, jurisdiction, periodEnd } = filing
  if (jurisdiction !== 'US') return {}
  const { law } = formFor(form as FormName, periodEnd, { allowProvisional: isSandbox })
  return Object.fromEntries(
    Object.entries(law.schedules ?? {}).map(([name, { kind }]) => [kind, `${name}: `]),
  )
}

interface Beside {
  readonly profile: FilingProfile
  readonly schedules: Readonly<Record<string, string>>
  readonly span: FilingSpan
}

function partsOf(
  shown: ReturnType<typeof figuresForm>,
  { profile, schedules, span }: Beside,
): readonly SheetPart[] {
  const { lines, days, months, states, corrections } = shown
  const hasTax = corrections.some(({ tax }) => tax !== null)
  const signer = [profile.signerName, profile.signerTitle].filter(Boolean).join(', ')
  return [
    ...part(
      'Corrections',
      [
        ...corrections.map(({ line, what, corrected, reported, difference, tax }): Row => {
          const amounts = [corrected, reported, difference].map(figure)
          return [line, what, ...amounts, ...(hasTax ? [tax === null ? '' : figure(tax)] : [])]
        }),
        ...totalOf(corrections),
      ],
      ['Correct', 'Reported', 'Difference', ...(hasTax ? ['Tax'] : [])],
    ),
    ...part(
      corrections.length > 0 ? 'Lines as they are right' : 'Lines',
      lines.map(({ line, what, value }): Row => [line, what, grouped(value)]),
    ),
    ...owedByDay(
      `${schedules.days ?? ''}tax liability by day`,
      days.map(({ date, amount }) => ({ date: date as Day, amount })),
    ),
    ...part(
      days.length > 0 ? 'Tax liability by month' : `${schedules.months ?? ''}tax liability by month`,
      withTotal(monthsOf(months, span)),
    ),
    ...part(
      `${schedules.states ?? ''}by state`,
      states.map(({ state, wages, rate, tax }): Row => [state, '', figure(wages), rate, figure(tax)]),
      ['Wages', 'Rate', 'Tax'],
    ),
    ...part('Signature', [
      ['', 'Name and title', signer],
      ['', 'Phone', profile.signerPhone],
      ['', 'Third-party designee', profile.designeeName || 'No'],
    ]),
  ]
}

/** Column 4 added up: Form 941-X, lines 23 and 27. */
function totalOf(rows: ReturnType<typeof figuresForm>['corrections']): readonly Row[] {
  const taxes = rows.flatMap(({ tax }) => (tax === null ? [] : [tax]))
  const total = cents(taxes.reduce((sum, tax) => sum + tax, 0n))
  return taxes.length === 0 ? [] : [['23, 27', 'Total', '', '', '', figure(total)]]
}

/** Every month of a quarter, as the form has them; of a year those with pay. */
function monthsOf(
  months: ReturnType<typeof figuresForm>['months'],
  { from, to }: FilingSpan,
): readonly (readonly [string, Cents])[] {
  const isQuarter = monthOf(to) - monthOf(from) < 3
  if (Object.keys(months).length === 0) return []
  return MONTH_NAMES.map((name, at): readonly [string, Cents | undefined] => {
    const isIn = isQuarter && monthOf(from) <= at + 1 && at + 1 <= monthOf(to)
    return [name, months[String(at + 1).padStart(2, '0')] ?? (isIn ? cents(0n) : undefined)]
  }).filter((row): row is readonly [string, Cents] => row[1] !== undefined)
}

/** Liabilities add up to the tax of the return. */
const withTotal = (rows: readonly (readonly [string, Cents])[]): readonly Row[] =>
  rows.length === 0
    ? []
    : [
        ...rows.map(([when, owed]): Row => ['', when, figure(owed)]),
        ['', 'Total', figure(rows.reduce((sum, [, owed]) => sum + owed, 0n))],
      ]

/** Commas in what is an amount; counts and words stay as they are. */
const grouped = (value: string): string =>
  /^-?\d+\.\d\d$/.test(value) ? value.replace(/\B(?=(\d{3})+\.)/g, ',') : value

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

const part = (title: string, rows: readonly Row[], heads: readonly string[] = []): readonly SheetPart[] =>
  rows.length === 0
    ? []
    : [
        {
          title: capital(title),
          heads,
          rows: rows.map(([line, what, ...values]) => ({ line, what, values })),
        },
      ]
