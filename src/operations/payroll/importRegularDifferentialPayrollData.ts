import { z } from 'zod'
import { differentialRow, importBody, importRefusals, importReply } from '../../wire/payroll-import.ts'
import { takeImport } from '../../work/payroll/take-import.ts'
import { operation } from '../declaration/operation.ts'

export const importRegularDifferentialPayrollData = operation({
  address: 'payroll/importRegularDifferentialPayrollData',
  job: 'inputs',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Gives a period base pay by pay code, each with its own rate, hours and multiplier, and all that the regular import gives.',
  description:
    'All or nothing. `basePay` stands in place of salary and hours: an amount, or hours times rate times multiplier; ' +
    'without a rate the wage in force counts. A row that comes on top of hours which another row counts, like a night ' +
    'differential, adds no hours worked (`isPremium`). Overtime, under a pay code or in `overTime`, is paid on the ' +
    'regular rate of all rows; an amount that is stated is paid as it is. Everything else is as in importRegularPayrollData, and replaces what an ' +
    'earlier import gave.',
  body: importBody(differentialRow),
  reply: z.object({ importRegularDifferentialPayrollData: importReply }),
  refusals: importRefusals,
  large: true,

  run: async ({ body, work, refuse, refused }) => ({
    importRegularDifferentialPayrollData: await takeImport(work, body, { refuse, refused }),
  }),
})
