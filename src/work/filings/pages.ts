import type { FilingFacts } from '../../domain/filings/filing.ts'
import type { SheetPart } from '../../domain/filings/page/sheet.ts'
import { periodWord } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import { figure } from '../../domain/statement/page/figures.ts'
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
  const period = periodWord({ from: filing.periodBegin, to: filing.periodEnd })
  // Printing is loaded when somebody prints: every start would wait for it.
  const { sheetPdf } = await import('../../domain/filings/page/sheet.ts')
  return sheetPdf(
    stubFonts(),
    {
      title: nameOfFiling(filing),
      subtitle: `${period} · edition ${filing.edition} (${filing.confidence}) · ${filing.status} · due ${filing.dueDate}`,
      employer: [employer.name, `EIN ${employer.ein}`, ...employer.address],
      on: filing.periodEnd,
    },
    partsOf(shown, profile),
    [...(filing.explanation === '' ? [] : [`Explanation: ${filing.explanation}`]), ...filing.notes],
  )
}

type Row = readonly [line: string, what: string, ...values: readonly string[]]

function partsOf(shown: ReturnType<typeof figuresForm>, profile: FilingProfile): readonly SheetPart[] {
  const { lines, days, months, states, corrections } = shown
  const signer = [profile.signerName, profile.signerTitle].filter(Boolean).join(', ')
  return [
    ...part(
      'Corrections',
      corrections.map(({ line, what, corrected, reported, difference, tax }): Row => {
        const amounts = [corrected, reported, difference].map(figure)
        return [line, what, ...amounts, tax === null ? '' : figure(tax)]
      }),
      ['Correct', 'Reported', 'Difference', 'Tax'],
    ),
    ...part(
      corrections.length > 0 ? 'Lines as they are right' : 'Lines',
      lines.map(({ line, what, value }): Row => [line, what, grouped(value)]),
    ),
    ...part(
      'Tax liability by day',
      days.map(({ date, amount }): Row => ['', date, figure(amount)]),
    ),
    ...part(
      'Tax liability by month',
      // Keys that are numbers come first in an object: 10 to 12 before 01.
      Object.entries(months)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([month, owed]): Row => [month, '', figure(owed)]),
    ),
    ...part(
      'By state',
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

/** Commas in what is an amount; counts and words stay as they are. */
const grouped = (value: string): string =>
  /^-?\d+\.\d\d$/.test(value) ? value.replace(/\B(?=(\d{3})+\.)/g, ',') : value

const part = (title: string, rows: readonly Row[], heads: readonly string[] = []): readonly SheetPart[] =>
  rows.length === 0
    ? []
    : [{ title, heads, rows: rows.map(([line, what, ...values]) => ({ line, what, values })) }]
