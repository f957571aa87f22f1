import { z } from 'zod'
import { journalCsv, journalRows, plainTextLedger } from '../../domain/payroll/journal.ts'
import { companyExists } from '../../store/company/companies.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { amount, choice, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageBy, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollJournalReport = operation({
  address: 'reports/getPayrollJournalReport',
  job: 'reports',
  verb: 'GET',
  summary: 'Answers the payroll journal of a range of pay dates, for the books.',
  description:
    '`format`: `json` (rows, the default), `csv` (the same as text) or `ledger` (plain-text accounting, which `ledger` ' +
    'and `hledger` read and balance). `limit` and `cursor` count rows; a text comes whole.',
  body: ranged(
    z.object({
      companyId: id('company'),
      from: date(),
      to: date(),
      format: choice(['json', 'csv', 'ledger']).nullish(),
      ...pageBy(/^\d{1,9}$/),
    }),
  ),
  reply: z.object({
    journal: z.array(
      z.object({
        payDate: z.string(),
        payPeriod: z.string(),
        userId: z.string(),
        userName: z.string(),
        kind: z.string(),
        code: z.string(),
        name: z.string(),
        amount: amount(),
      }),
    ),
    text: z.string().optional(),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, from, to, format } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const periods = await periodsWhere(work, { companyId, payDateFrom: from, payDateTo: to })
    const paid = []
    for (const period of periods) paid.push({ period, people: await loadDetails(work, period) })

    const journal = paid.flatMap(({ period, people }) => journalRows(period, people))
    if (format === 'csv') return { journal: [], text: journalCsv(journal) }
    if (format === 'ledger') return { journal: [], text: plainTextLedger(paid) }
    const numbered = journal.map((row, at) => ({ row, at }))
    const { items, next } = pageIn(body, numbered, ({ at }) => String(at))
    return { journal: items.map(({ row }) => row), ...next }
  },
})
