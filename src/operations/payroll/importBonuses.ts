import { z } from 'zod'
import { readBonusFile } from '../../domain/payroll/bonus-file.ts'
import { add } from '../../kernel/money.ts'
import { plural } from '../../kernel/plural.ts'
import { Problem } from '../../kernel/problem.ts'
import { bonusRecord, bonusRefusals } from '../../wire/bonus-file.ts'
import { amount, flag, id } from '../../wire/fields/fields.ts'
import { editableRefusals } from '../../wire/pay-period.ts'
import { sheetFile } from '../../wire/sheet.ts'
import { editablePeriod } from '../../work/payroll/load-period.ts'
import { bonusForm, keepBonuses, meetBonuses } from '../../work/payroll/take-bonuses.ts'
import { operation } from '../declaration/operation.ts'

export const importBonuses = operation({
  address: 'payroll/importBonuses',
  job: 'inputs',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Gives a Regular or Off-Cycle period its bonuses from a CSV file, row by row, after a preview if one is wanted.',
  description:
    'The first line names the columns: `amount`, one or more of `userId`, `externalId`, `email` and `name` (first and last ' +
    'name, where only one worker has it), and if wanted `description` (a word of getAdditionalCompensationDescription or ' +
    'your own; without it Bonus), `isNet` (yes or no), `department` and `job` (a name or an id). With `preview` every row ' +
    'is answered with what is wrong with it, and nothing is written. Without it a file with a wrong row is refused whole, ' +
    'with each wrong row in the details. What the file gives a worker replaces what an earlier file gave that worker in the ' +
    'period, so that a file that is sent twice pays once; what imports, time cards and recurring items give stays beside ' +
    'it. Who is not yet in an Off-Cycle or Missing period is added to it. removeAdditionalCompensations takes bonuses of a ' +
    'file out again.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    file: sheetFile('name,description,amount,isNet\nAda Marsh,Bonus,500.00,yes'),
    preview: flag().nullish().describe('Whether nothing is to be written, and the rows are only answered.'),
  }),
  reply: z.object({
    importBonuses: z
      .object({
        status: z
          .enum(['Preview', 'Ready'])
          .describe('Whether it was a preview, or the period has the bonuses now.'),
        message: z.string(),
        workers: z.int().describe('How many workers the good rows name.'),
        wrong: z.int().describe('How many rows are wrong.'),
        total: amount().describe('The sum of the good rows; net amounts count as they are asked.'),
        rows: z.array(bonusRecord).describe('Every row of the file, in its order.'),
      })
      .describe('What the file says, row by row, and what was done.'),
  }),
  refusals: { ...editableRefusals, ...bonusRefusals },
  large: true,

  async run({ body, work, refuse, refused }) {
    const { companyId, payPeriodId } = body
    const period = await editablePeriod(work, body, { userIds: [], refuse })
    const { rows, fault } = readBonusFile(body.file)
    if (fault !== undefined) refuse('fileWrong', { fault })
    const met = await meetBonuses(work, period, rows)

    const wrong = met.filter((row) => row.fault !== undefined)
    const good = met.filter((row) => row.fault === undefined)
    if (wrong.length > 0 && !body.preview) {
      const [first] = wrong
      const words = { count: plural(wrong.length, 'row'), row: String(first!.row.row), fault: first!.fault! }
      const { code, message, refusal } = refused('rowsWrong', words)
      const details = wrong
        .slice(0, TOLD)
        .map(({ row, fault }) => ({ path: `file.${row.row}`, message: fault! }))
      throw new Problem(code, message, { details, refusal: refusal! })
    }

    const workers = new Set(good.map(({ payee }) => payee!.userId)).size
    if (!body.preview) await keepBonuses(work, period, good)
    work.note({ companyId, subjectIds: [payPeriodId], facts: { people: workers } })
    const named = `Bonuses of ${plural(workers, 'worker')}`
    return {
      importBonuses: {
        status: body.preview ? ('Preview' as const) : ('Ready' as const),
        message: body.preview ? `${named} would be imported` : `${named} imported`,
        workers,
        wrong: wrong.length,
        total: add(...good.map(({ row }) => row.cents!)),
        rows: met.map(bonusForm),
      },
    }
  },
})

const TOLD = 100
