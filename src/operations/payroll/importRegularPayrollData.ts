import { z } from 'zod'
import { importBody, importRefusals, importReply, regularRow } from '../../wire/payroll-import.ts'
import { takeImport } from '../../work/payroll/take-import.ts'
import { operation } from '../declaration/operation.ts'

export const importRegularPayrollData = operation({
  address: 'payroll/importRegularPayrollData',
  job: 'inputs',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Gives a period its hours, overtime, bonuses, deductions, reimbursements and leave, worker by worker.',
  description:
    'All or nothing. The import replaces what an earlier import gave that worker. Hours of an import win over those of ' +
    'a time card. Bonus, commission, severance, retro and leave cash-out are taxed at the flat supplemental rate if tax ' +
    'was withheld this year or last, else with the wages of the period. Overtime is paid on the regular rate: the ' +
    'multiple’s extra is of all pay for work, with commissions, differentials and every bonus that is not a ' +
    '`Discretionary Bonus`, over all hours worked in the period. Leave in `timeOffs` is taken from the balance of that ' +
    'policy type or policy name with the paycheck, and given back when that is voided or cancelled; what the balance ' +
    'does not cover is paid and told. `validationWarning` names workers for whom something was given that pays nothing ' +
    'or otherwise than it seems: overtime of who is not eligible, hours of who has a salary, leave without a balance, ' +
    'anything of who is not enrolled. Hours have at most two decimals. Of a worker who is sent twice the last row counts. ' +
    'Deductions and additional compensation go by the words of getDeductionDescription and ' +
    'getAdditionalCompensationDescription, or their synonyms; another word is refused. Retro and additional compensation ' +
    'may be below zero: pay that was too much is taken back from the wages of the period, never more than they are, and ' +
    'the regular rate for overtime stays. Mileage is given as `miles` and Per Diem as `days`: up to the federal rate they are ' +
    'paid back without tax, and what the company pays beyond it is supplemental wages on a line of its own. A deduction that ' +
    'was too much goes back as a reimbursement. A line with `isNet` is ' +
    'grossed up in the run: the net pay rises by exactly its amount, after taxes, deductions and orders and with the ' +
    'overtime that is owed on it; where no gross does, by the next cent above, which is told. A row with `ifRevision` is ' +
    'refused, and all others with it, when the worker’s data have changed since getPayrollData answered that revision.',
  body: importBody(regularRow),
  reply: z.object({ importRegularPayrollData: importReply }),
  refusals: importRefusals,
  large: true,

  run: async ({ body, work, refuse, refused }) => ({
    importRegularPayrollData: await takeImport(work, body, { refuse, refused }),
  }),
})
