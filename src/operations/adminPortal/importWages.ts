import { z } from 'zod'
import { readSheet } from '../../domain/sheets/sheet.ts'
import { plural } from '../../kernel/plural.ts'
import { companyExists } from '../../store/company/companies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { countsOf, sheetFile, sheetRefusals, takenCounts } from '../../wire/sheet.ts'
import { wageColumns, wageRecord } from '../../wire/wage-file.ts'
import { takeWages } from '../../work/people/take-wages.ts'
import { operation } from '../declaration/operation.ts'

export const importWages = operation({
  address: 'adminPortal/importWages',
  job: 'employment',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Gives workers their wages from a CSV file, row by row.',
  description:
    'The first line names the columns: `wageRate` (or rate), `wageBasis` (or per), one or more of `userId`, `externalId`, ' +
    '`email` and `name` (first and last name, where only one worker has it), and if wanted `startDate` (without it the ' +
    '`dateOfJoin`), `standardWorkingHours`, `userType` (or pay type), `employmentStatus`, `userRefTaxExempt`, ' +
    '`differentialPay`, `paymentMethod` and `taxExemptions` (parted by spaces), each as addUserWage takes it. What a row ' +
    'leaves out stays as in the wage before it. Each row has a result of its own: what is wrong with one does not keep the ' +
    'others out. A wage of the same worker from the same day is replaced; what is there already stays untouched, so a ' +
    'file that broke off, or was mended, is sent again whole. `Dry-Run: true` tells first what becomes of each row.',
  body: z.object({
    companyId: id('company'),
    file: sheetFile(
      'email,pay type,rate,per,effective date\nada@heron.example,Paid by the hour,27.50,Per Hour,2026-01-05',
    ),
  }),
  reply: z.object({
    importWages: z
      .object({
        message: z.string(),
        ...takenCounts,
        rows: z.array(wageRecord).describe('Every row of the file, in its order.'),
      })
      .describe('What became of the file, row by row.'),
  }),
  refusals: sheetRefusals,
  emits: ['employeeStatus'],
  large: true,

  async run({ body: { companyId, file }, work, refuse }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const sheet = readSheet(file, wageColumns, ['wageRate', 'wageBasis'])
    if (sheet.fault !== undefined) refuse('fileWrong', { fault: sheet.fault })

    const taken = await takeWages(work, companyId, sheet.rows)

    const counts = countsOf(taken)
    return {
      importWages: {
        message: `${plural(counts.added + counts.replaced, 'wage')} imported`,
        ...counts,
        rows: taken.map(({ row, userId, userName, wage, result, error }) => ({
          ...{ row, userId, userName, result, error },
          startDate: wage?.from ?? null,
          wageRate: wage?.rate ?? null,
          wageBasis: wage?.basis ?? null,
        })),
      },
    }
  },
})
