import { z } from 'zod'
import { type Figures, type FilingFacts, filingMachine } from '../domain/filings/filing.ts'
import { isoInstant } from '../kernel/dates.ts'
import { type Cents, dollars } from '../kernel/money.ts'
import type { LineValue } from '../law/engine/forms/compute.ts'
import { amount } from './fields/fields.ts'

const filingStatus = z
  .enum(filingMachine.states)
  .describe('`draft`, `ready`, `approved`, `submitted`, `accepted` or `rejected`.')

/** A filing without its figures. */
export const filingRecord = z.object({
  filingId: z.uuid().describe('The id of the filing.'),
  companyId: z.uuid().describe('The company that files.'),
  form: z
    .string()
    .describe(
      'The form: `941`, `943`, `944`, `940`, `945`, `W-2` or `1099-NEC`; of a state `wageReport`, `withholding` or ' +
        '`reconciliation`.',
    ),
  jurisdiction: z.string().describe('`US`, or the state that it is filed with.'),
  periodBegin: z.string().describe('The first day that it covers.'),
  periodEnd: z.string().describe('The last day that it covers.'),
  sequence: z.int().describe('It is 0 for the original; each amendment is one more.'),
  amendsId: z.uuid().nullable().describe('The filing that this one amends; null for an original.'),
  status: filingStatus,
  dueDate: z.string().describe('By when it must be filed.'),
  edition: z.string().describe('The edition of the form that it was computed with.'),
  confidence: z.string().describe('How sure that edition is.'),
  blockers: z.array(z.string()).describe('What keeps it from being ready, each with what to do.'),
  notes: z.array(z.string()).describe('What the figures cannot say.'),
  channel: z.enum(['electronic', 'manual']).nullable().describe('How it was filed; null before.'),
  receipt: z.string().describe('What the agency or a person gave as proof; empty before.'),
  rejections: z
    .array(
      z.object({
        rule: z.string().describe('The rule that was broken.'),
        field: z.string().describe('Where it was broken.'),
        message: z.string().describe('What is wrong.'),
      }),
    )
    .describe('Why the agency rejected it, every time.'),
  preparedAt: z.string().describe('When its figures were computed.'),
  approvedBy: z.string().nullable().describe('Who approved it; null before.'),
  submittedAt: z.string().nullable().describe('When it was handed over; null before.'),
  decidedAt: z.string().nullable().describe('When it was accepted or rejected; null before.'),
})

export const filingForm = (filing: FilingFacts): z.output<typeof filingRecord> => ({
  filingId: filing.filingId,
  companyId: filing.companyId,
  form: filing.form,
  jurisdiction: filing.jurisdiction,
  periodBegin: filing.periodBegin,
  periodEnd: filing.periodEnd,
  sequence: filing.sequence,
  amendsId: filing.amendsId,
  status: filing.status,
  dueDate: filing.dueDate,
  edition: filing.edition,
  confidence: filing.confidence,
  blockers: [...filing.blockers],
  notes: [...filing.notes],
  channel: filing.channel,
  receipt: filing.receipt,
  rejections: filing.rejections.map(({ rule, field, message }) => ({ rule, field, message })),
  preparedAt: isoInstant(filing.preparedAt),
  approvedBy: filing.approvedBy,
  submittedAt: filing.submittedAt === null ? null : isoInstant(filing.submittedAt),
  decidedAt: filing.decidedAt === null ? null : isoInstant(filing.decidedAt),
})

/** A line as it stands on the form: dollars and cents as text, a count, X in a box. */
const lineRecord = z.object({
  line: z.string().describe('The line or box.'),
  what: z.string().describe('What the form calls it.'),
  value: z.string().describe('What stands there: dollars and cents, a count, words, or X in a box.'),
  formula: z.string().describe('How it is computed; empty where it is words.'),
  inputs: z.record(z.string(), z.string()).describe('What it was computed from.'),
})

export const figuresRecord = z.object({
  lines: z.array(lineRecord).describe('The lines of the form, in its order.'),
  days: z
    .array(
      z.object({
        date: z.string().describe('The pay date.'),
        amount: amount().describe('What was owed for it.'),
      }),
    )
    .describe('Schedule B: what was owed day by day; empty where the form asks for none.'),
  months: z
    .record(z.string(), amount())
    .describe('What was owed month by month; empty where the form asks for none.'),
  states: z
    .array(
      z.object({
        state: z.string().describe('The state.'),
        wages: amount().describe('Its taxable FUTA wages.'),
        rate: z.string().describe('By how much its credit is reduced.'),
        tax: amount().describe('The tax that comes of it.'),
      }),
    )
    .describe('Schedule A of Form 940: state by state.'),
  corrections: z
    .array(
      z.object({
        line: z.string().describe('The line of the correcting form.'),
        what: z.string().describe('What it corrects.'),
        corrected: amount().describe('What is right.'),
        reported: amount().describe('What was reported.'),
        difference: amount().describe('The one less the other.'),
        tax: amount().nullable().describe('The tax on the difference; null where it bears none.'),
      }),
    )
    .describe('Of an amendment: line by line.'),
})

interface Explained {
  readonly line: string
  readonly what: string
  readonly formula: string
  readonly inputs: Readonly<Record<string, string>>
}

/** Lines in the order of the form, and after them those that it does not print. */
export function figuresForm(
  figures: Figures,
  explained: readonly Explained[],
): z.output<typeof figuresRecord> {
  const known = new Map(explained.map((each) => [each.line, each]))
  const names = [...known.keys(), ...Object.keys(figures.lines).filter((line) => !known.has(line))]
  return {
    lines: names
      .filter((line) => line in figures.lines)
      .map((line) => ({
        line,
        what: known.get(line)?.what ?? line,
        value: shownLine(figures.lines[line]!),
        formula: known.get(line)?.formula ?? '',
        inputs: { ...known.get(line)?.inputs },
      })),
    days: (figures.days ?? []).map(({ date, amount: owed }) => ({ date, amount: owed })),
    months: { ...figures.months } as Record<string, Cents>,
    states: (figures.states ?? []).map((row) => ({ ...row })),
    corrections: (figures.corrections ?? []).map((row) => ({ ...row })),
  }
}

export const shownLine = (value: LineValue): string =>
  typeof value === 'bigint' ? dollars(value) : String(value)

/** Whoever amends a filing that is being amended. */
export const amendmentRefusals = {
  open: 'An amendment of this filing is already there; getFilings lists it',
} as const
