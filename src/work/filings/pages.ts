import type { FilingFacts } from '../../domain/filings/filing.ts'
import type { SheetPart } from '../../domain/filings/page/sheet.ts'
import { periodWord } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import type { Id } from '../../kernel/ids.ts'
import { dollars } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { stubFonts } from '../../store/files/fonts.ts'
import type { PersonRow } from '../../store/filings/people.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { figuresForm, shownLine } from '../../wire/filing.ts'
import type { Explained } from './explained.ts'
import { employerOf, peopleOf } from './heads.ts'

/** The pages of a return: its lines as they are filed, schedules after them, and who signs. */
export async function filingPages(
  work: Work,
  filing: FilingFacts,
  explained: readonly Explained[],
): Promise<Buffer> {
  const employer = await employerOf(work, filing.companyId)
  const profile = await loadProfile(work, filing.companyId)
  const { figures } = filing
  const shown = figuresForm(figures, explained)
  const kind =
    filing.periodBegin.slice(5) === '01-01' && filing.periodEnd.slice(5) === '12-31' ? 'year' : 'quarter'
  const name =
    filing.jurisdiction === 'US' ? `Form ${filing.form}` : `${filing.jurisdiction} quarterly wage report`
  const title = `${name}${filing.sequence > 0 ? ', amended' : ''}`
  const { sheetPdf } = await sheets()
  return sheetPdf(
    stubFonts(),
    {
      title,
      subtitle: `${periodWord(kind, { from: filing.periodBegin, to: filing.periodEnd })} · edition ${filing.edition} · ${filing.status} · due ${filing.dueDate}`,
      employer: [employer.name, `EIN ${employer.ein}`, ...employer.address],
      on: filing.periodEnd,
    },
    partsOf(shown, profile),
    [...(filing.explanation === '' ? [] : [`Explanation: ${filing.explanation}`]), ...filing.notes],
  )
}

/** Printing is loaded when somebody prints: every start would wait for it. */
const sheets = () => import('../../domain/filings/page/sheet.ts')

function partsOf(shown: ReturnType<typeof figuresForm>, profile: FilingProfile): readonly SheetPart[] {
  return [
    { title: 'Lines', rows: shown.lines },
    ...part(
      'Tax liability by day',
      shown.days.map(({ date, amount }) => ['', date, dollars(amount)]),
    ),
    ...part(
      'Tax liability by month',
      Object.entries(shown.months).map(([month, owed]) => [month, '', dollars(owed)]),
    ),
    ...part(
      'By state',
      shown.states.map(({ state, wages, rate, tax }) => [
        state,
        `${dollars(wages)} at ${rate}`,
        dollars(tax),
      ]),
    ),
    ...part(
      'Corrections: corrected, reported, difference',
      shown.corrections.map((row) => [
        row.line,
        `${row.what}: ${dollars(row.corrected)}, ${dollars(row.reported)}, ${dollars(row.difference)}`,
        row.tax === null ? '' : dollars(row.tax),
      ]),
    ),
    ...part('Signature', [
      ['', 'Name and title', [profile.signerName, profile.signerTitle].filter(Boolean).join(', ')],
      ['', 'Phone', profile.signerPhone],
      ['', 'Third-party designee', profile.designeeName || 'No'],
    ]),
  ]
}

const part = (title: string, rows: readonly (readonly [string, string, string])[]): readonly SheetPart[] =>
  rows.length === 0 ? [] : [{ title, rows: rows.map(([line, what, value]) => ({ line, what, value })) }]

/** A worker's copies of one form. */
export async function personPages(work: Work, companyId: Id<'company'>, row: PersonRow): Promise<Buffer> {
  const employer = await employerOf(work, companyId)
  const person = (await peopleOf(work, companyId, [row.userId])).get(row.userId)!
  const whose = [person.name, ...person.address]
  if (row.form === 'W-2') {
    const { w2Pdf } = await import('../../domain/filings/page/w2-pdf.ts')
    return w2Pdf(stubFonts(), {
      year: row.year,
      employer: [employer.name, ...employer.address],
      ein: employer.ein,
      person: whose,
      ssn: person.ssn,
      control: row.userId.slice(-8).toUpperCase(),
      form: row.figures,
      isCorrected: row.sequence > 0,
    })
  }
  const rows = Object.entries(row.figures.lines).map(([line, value]) => ({
    line,
    what: NEC[line] ?? '',
    value: shownLine(value),
  }))
  const { sheetPdf } = await sheets()
  return sheetPdf(
    stubFonts(),
    {
      title: `Form 1099-NEC ${row.year}, Copy B${row.sequence > 0 ? ' — CORRECTED' : ''}`,
      subtitle:
        'Nonemployee compensation. For recipient. This is important tax information and is being furnished to the IRS.',
      employer: [`Payer: ${employer.name}`, `TIN ${employer.ein}`, ...employer.address],
      on: `${row.year}-12-31`,
    },
    [
      {
        title: 'Recipient',
        rows: [
          {
            line: '',
            what: [...person.recipient.names, ...person.address].filter(Boolean).join(', '),
            value: `TIN ${person.recipient.tin}`,
          },
        ],
      },
      { title: 'Boxes', rows },
    ],
    [],
  )
}

const NEC: Readonly<Record<string, string>> = {
  1: 'Nonemployee compensation',
  '1a': 'Nonemployee compensation',
  '1b': 'Cash tips in box 1a',
  '1d': 'Qualified overtime in box 1a',
  4: 'Federal income tax withheld',
  5: 'State tax withheld',
  7: 'State income',
}
