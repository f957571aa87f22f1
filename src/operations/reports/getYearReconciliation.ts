import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { amount, id, year } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { reconciliation } from '../../work/filings/reconciliation.ts'
import { operation } from '../declaration/operation.ts'

export const getYearReconciliation = operation({
  address: 'reports/getYearReconciliation',
  job: 'filings',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Compares the W-2s of a year, its returns and the ledger, and explains what differs.',
  description:
    'Returns that were filed are taken as filed, others as they are computed today. A few cents are left of rounding: each ' +
    'paycheck rounds both shares, a return multiplies totals. Anything else is not explained, and amendFiling mends it.',
  body: z.object({
    companyId: id('company'),
    year: year().describe('The year to compare.'),
  }),
  reply: z.object({
    reconciliation: z
      .array(
        z.object({
          what: z.string().describe('What is compared.'),
          w3: amount().describe('What the W-2s add up to.'),
          returns: amount().describe('What the returns of the year add up to.'),
          ledger: amount()
            .nullable()
            .describe('What accrued in the ledger; null where it has no account of it.'),
          difference: amount().describe('W-2s less returns.'),
          ledgerDifference: amount().nullable().describe('Returns less ledger.'),
          explanation: z.string().describe('Why they differ; empty where they do not.'),
          isExplained: z.boolean().describe('Whether there is nothing left to explain.'),
        }),
      )
      .describe('Line by line.'),
    isReconciled: z.boolean().describe('Whether every difference is zero or explained.'),
  }),
  heavy: true,

  async run({ body: { companyId, year }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const rows = await reconciliation(work, companyId, year)
    return {
      reconciliation: rows.map((row) => ({ ...row })),
      isReconciled: rows.every((row) => row.isExplained),
    }
  },
})
