import { z } from 'zod'
import { FILED } from '../../domain/filings/filing.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { filingsOf } from '../../store/filings/filings.ts'
import { choice, flag, id, money, text } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { filingForm, filingRecord } from '../../wire/filing.ts'
import { prepareAmendment } from '../../work/filings/amend.ts'
import { preparedForms } from '../../work/filings/computed.ts'
import { filingNow, spanOf } from '../../work/filings/named.ts'
import { owedFor, prepareOriginal } from '../../work/filings/prepare.ts'
import { operation } from '../declaration/operation.ts'

export const prepareFiling = operation({
  address: 'adminPortal/prepareFiling',
  job: 'filings',
  verb: 'POST',
  access: { scope: 'filings', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Computes a return or the forms of a year from what was paid, and writes it down.',
  description:
    'It can be prepared again until it is handed over: its figures are computed anew, and an approval is gone. What stands ' +
    'in the way is listed in `blockers` and leaves it a `draft`; without any it is `ready`. A `rejected` one is prepared ' +
    'again after what was wrong is mended. One that was accepted is amended with amendFiling.',
  body: z.object({
    filing: z.object({
      companyId: id('company'),
      form: choice(preparedForms).describe(
        'Which form; of a state, `wageReport` is its quarterly report of wages, `withholding` its return of income tax ' +
          'withheld, and `reconciliation` that of the year.',
      ),
      jurisdiction: text(2)
        .nullish()
        .describe('The state of `wageReport`, `withholding` and `reconciliation`; left out, `US`.')
        .meta({ examples: [null] }),
      period: text(7)
        .describe(
          'The quarter of Form 941 and of a `wageReport`, such as `2026-Q3`; of `withholding` what getFilings says: a ' +
            'month `2026-09`, a quarter, a half `2026-H2` or a year; the year of everything else.',
        )
        .meta({ examples: ['2026-Q3'] }),
      entered: z
        .object({
          noticeTax: money().exactOptional().describe('Form 941, line 5f: a section 3121(q) notice.'),
          workersOn12th: z
            .int('must be a whole number')
            .min(0, 'must not be negative')
            .max(9_999_999, 'must have seven digits at most')
            .exactOptional()
            .describe('Form 941, line 1, where paychecks of another provider are part of the period.'),
          sickPay: money()
            .exactOptional()
            .describe(
              'Form 941, line 8: what a third-party payer of sick pay withheld of Social Security and Medicare.',
            ),
          sickPayWages: money()
            .exactOptional()
            .describe('The sick pay itself, which no paycheck has: part of Form 941, lines 2, 5a and 5c.'),
          researchCredit: money().exactOptional().describe('Form 941, line 11: from Form 8974.'),
          overpaymentApplied: money().exactOptional().describe('An overpayment of an earlier return.'),
          isAllExcluded: flag()
            .exactOptional()
            .describe('Form 940, line 9: whether all wages were excluded from state unemployment tax.')
            .meta({ examples: [false] }),
          line10Worksheet: money().exactOptional().describe('Form 940, line 10: from the worksheet.'),
          otherTax: money().exactOptional().describe('Form 945, line 1.'),
        })
        .nullish()
        .describe('What no paycheck knows; left out, nothing.')
        .meta({ examples: [null] }),
    }),
  }),
  reply: z.object({ filing: filingRecord }),
  refusals: {
    wrongPeriod:
      'period must be as getFilings says it: 2026-Q3, 2026, and of withholding also 2026-09 or 2026-H2',
    notOwed: 'No {form} is owed to {jurisdiction} for {period}; getFilings lists what is',
    alreadyFiled: 'This was handed over and is {status}; amendFiling corrects an accepted one',
  },
  emits: ['filing'],
  heavy: true,

  async run({ body: { filing: sent }, work, refuse }) {
    const { companyId, form, period } = sent
    if (!(await lockCompany(work, companyId))) throw unknownId('company')
    const span = spanOf(form, period) ?? refuse('wrongPeriod')
    const jurisdiction = sent.jurisdiction?.toUpperCase() ?? 'US'
    const asked = { companyId, form, jurisdiction, span, entered: { ...sent.entered } }
    const owed = (await owedFor(work, asked)) ?? refuse('notOwed', { form, jurisdiction, period })
    const filings = await filingsOf(work, { companyId, form, jurisdiction, periodBegin: span.from })
    const last = filings.at(-1)
    if (last && FILED.includes(last.status)) refuse('alreadyFiled', { status: last.status })

    const amended = filings.find(({ filingId }) => filingId === last?.amendsId)
    const filingId =
      last && amended
        ? ((await prepareAmendment(work, amended, { explanation: last.explanation, existing: last })) ??
          last.filingId)
        : await prepareOriginal(work, asked, { owed, existing: last })
    return { filing: filingForm(await filingNow(work, filingId)) }
  },
})
