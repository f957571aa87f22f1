import { z } from 'zod'
import { filingMachine } from '../../domain/filings/filing.ts'
import { choice, date, optionalId } from '../../wire/fields/fields.ts'
import { pageBy, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { rangedWithin, YEAR } from '../../wire/fields/range.ts'
import { filingsDue } from '../../work/filings/due.ts'
import { operation } from '../declaration/operation.ts'

export const getFilings = operation({
  address: 'reports/getFilings',
  job: 'filings',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What a company owes its agencies in returns and forms, when each is due, and how far it is.',
  description:
    'By the day on which it is due. What nobody has prepared yet is a `draft` without a `filingId`; prepareFiling computes it. ' +
    'A return is owed for every quarter from the first pay on, also without pay, until a final one; a seasonal employer owes ' +
    'none for quarters without pay. `extendedDueDate` holds when every deposit was made on time and in full. Without ' +
    '`companyId`, of all companies that the caller may see.',
  body: rangedWithin(
    z.object({
      companyId: optionalId('company'),
      from: date().describe('The first day on which something may be due.'),
      to: date().describe('The last day, less than a year after `from`.'),
      status: choice(filingMachine.states).nullish().describe('Only what has come so far.'),
      ...pageBy(/^[\w./ -]{1,200}$/),
    }),
    YEAR,
  ),
  reply: z.object({
    filings: z
      .array(
        z.object({
          filingId: z.uuid().nullable().describe('The filing; null while nobody has prepared it.'),
          companyId: z.uuid().describe('The company that owes it.'),
          form: z.string().describe('The form, as prepareFiling takes it.'),
          jurisdiction: z.string().describe('`US`, or a state.'),
          name: z.string().describe('As the agency calls it.'),
          period: z.string().describe('The quarter or year, as prepareFiling takes it.'),
          periodBegin: z.string().describe('The first day that it covers.'),
          periodEnd: z.string().describe('The last day that it covers.'),
          sequence: z.int().describe('It is 0 for the original; each amendment is one more.'),
          status: z
            .enum(filingMachine.states)
            .describe('`draft`, `ready`, `approved`, `submitted`, `accepted` or `rejected`.'),
          dueDate: z.string().describe('By when it must be filed.'),
          extendedDueDate: z
            .string()
            .nullable()
            .describe(
              'By when, if every deposit was made on time and in full; null where that changes nothing.',
            ),
          isOverdue: z
            .boolean()
            .describe('Whether the day has passed and it is neither handed over nor accepted.'),
          reason: z.string().describe('Why it is owed although nothing was paid; else empty.'),
          confidence: z.string().describe('How sure the day and the form are.'),
          problems: z
            .array(z.string())
            .describe('What keeps its file from being handed over; getFiling says more.'),
        }),
      )
      .describe('What is due, by day.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, from, to, status } = body
    const due = await filingsDue(work, { companyId, from, to })
    const wanted = status ? due.filter((each) => each.status === status) : due
    const { items, next } = pageIn(body, wanted, keyOf)
    return {
      filings: items.map(({ mend, ...each }) => ({ ...each, problems: mend.map(({ words }) => words) })),
      ...next,
    }
  },
})

const keyOf = (each: {
  dueDate: string
  companyId: string
  jurisdiction: string
  form: string
  period: string
  sequence: number
}): string =>
  [each.dueDate, each.companyId, each.jurisdiction, each.form, each.period, each.sequence].join(' ')
