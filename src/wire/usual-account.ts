import { z } from 'zod'
import { type BookAccount, type ChartKey, chart, chartKeys } from '../domain/payroll/chart.ts'

/** The account as the journal has it where the company says nothing else. */
export const usualAccountRecord = z.object({
  account: z
    .string()
    .describe('The account of the payroll journal.')
    .meta({ examples: ['wages'] }),
  accountNumber: z.string().describe('The usual number of the account.'),
  accountName: z.string().describe('The usual name of the account, as the journal has it.'),
  type: z.enum(['Asset', 'Liability', 'Expense']).describe('The kind of account.'),
})

export const usualAccountForm = ({ key, number, path, type }: BookAccount) => ({
  account: key as string,
  accountNumber: number,
  accountName: path,
  type,
})

export const usualAccounts = () => chartKeys.map((key: ChartKey) => usualAccountForm(chart[key]))
