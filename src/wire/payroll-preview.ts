import { z } from 'zod'
import type { TaxTotal, Totals } from '../domain/payroll/check-sums.ts'
import { type ChangeCode, type CheckChange, changeReasons } from '../domain/payroll/compare.ts'
import { amount, choice, flag, optionalId, optionalText } from './fields/fields.ts'
import { page, pageReply } from './fields/paging.ts'

/** What a preview may be asked for beside the paychecks themselves. */

const previewOrders = ['name', 'gross', 'net', 'change'] as const

export const previewAsked = {
  ...page,
  search: optionalText(100)
    .describe('Only workers whose name has this in it.')
    .meta({ examples: ['Reed'] }),
  sort: choice(previewOrders)
    .nullish()
    .describe('The order of the workers: by name, or the largest first; left out, in order of creation.'),
  summaryOnly: flag().nullish().describe('Leave the paychecks out: totals and changes only.'),
  compareTo: optionalId('payPeriod').describe(
    'The period to compare with; left out, the Regular period of the same schedule that was run last before it.',
  ),
}

const sum = (words: string) => amount().describe(words)

const totals = z.object({
  people: z.int().describe('How many workers are paid.'),
  gross: sum('What is earned.'),
  reimbursements: sum('What is given back untaxed.'),
  employerTaxes: sum('The company’s own taxes.'),
  employerContributions: sum('What the company gives to benefits.'),
  cost: sum('What the payroll costs: the four above.'),
  net: sum('What reaches people: direct deposits, checks and what is paid outside.'),
  directDeposits: sum('What is paid into bank accounts.'),
  checks: sum('What the company pays by its own checks.'),
  paidOutside: sum('What is paid another way.'),
  employeeTaxes: sum('What is withheld.'),
  taxes: sum('What goes to tax agencies: withheld, and the company’s own.'),
  garnishments: sum('What orders take.'),
  carriers: sum('What the company keeps for insurers and plans: deductions and its own contributions.'),
  notPaidInMoney: sum('What counts as pay and is not paid: cash tips, imputed income.'),
  draw: sum(
    'What is drawn from the company: direct deposits, taxes and garnishments. `cost` is `draw` + `checks` + ' +
      '`paidOutside` + `carriers` + `notPaidInMoney`, to the cent.',
  ),
})

const taxTotal = z.object({
  payer: z.enum(['employee', 'employer']).describe('Whether it is withheld or the company’s own.'),
  taxCode: z.string(),
  taxName: z.string(),
  taxAmount: sum('What everyone together owes on it.'),
})

const change = z.object({
  userId: z.uuid(),
  userName: z.string(),
  grossBefore: amount().nullable().describe('What was earned then; null if nothing was paid.'),
  gross: amount().nullable().describe('What is earned now; null if nothing is paid.'),
  netBefore: amount().nullable().describe('What was paid then; null if nothing was.'),
  net: amount().nullable().describe('What is paid now; null if nothing is.'),
  reasons: z
    .array(
      z.object({
        code: z
          .enum(Object.keys(changeReasons) as [ChangeCode, ...ChangeCode[]])
          .describe('Why the pay differs.'),
        subject: z.string().describe('The name of the earning, deduction or tax; mostly empty.'),
        before: amount().describe('What it was: dollars, or hours where the code is `hours`.'),
        after: amount().describe('What it is now.'),
        message: z.string().describe('The same in words that follow the name.'),
      }),
    )
    .describe('What explains the difference: hours and wage, then lines by size, then taxes.'),
})

/** Only of a preview that asked for any of it. */
export const previewReply = {
  totals: totals.optional().describe('What the payroll costs and where each cent goes, over everyone.'),
  totalsBefore: totals
    .nullable()
    .optional()
    .describe('The same of the period that it is compared with; null if there is none.'),
  taxes: z
    .array(taxTotal)
    .optional()
    .describe('Every tax of the payroll, the largest first; what nobody owes is left out.'),
  total: z.int().optional().describe('How many workers there are on all pages.'),
  comparedTo: z
    .object({ payPeriodId: z.uuid(), payDate: z.string() })
    .nullable()
    .optional()
    .describe('The period that it is compared with; null if there is none.'),
  changes: z
    .array(change)
    .optional()
    .describe('Who is paid otherwise than then, the largest difference of net pay first; at most a hundred.'),
  changed: z.int().optional().describe('How many are paid otherwise.'),
  unchanged: z.int().optional().describe('How many are paid exactly as then.'),
  ...pageReply,
}

export const totalsForm = (given: Totals): z.output<typeof totals> => ({ ...given })

export const taxForm = ({ payer, code, name, amount }: TaxTotal): z.output<typeof taxTotal> => ({
  payer,
  taxCode: code,
  taxName: name,
  taxAmount: amount,
})

export const changeForm = ({ name, reasons, ...given }: CheckChange): z.output<typeof change> => ({
  ...given,
  userName: name,
  reasons: reasons.map((each) => ({ ...each })),
})
