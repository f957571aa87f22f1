import { z } from 'zod'
import type { AccountMapping } from '../domain/payroll/account-mapping.ts'
import { chartKeys } from '../domain/payroll/chart.ts'
import { choice, optionalId, optionalText, text } from './fields/fields.ts'

/** What the company's books call the accounts of a payroll, as it is sent and answered. */

const ACCOUNT = 'The account of the payroll journal, by the words of getAccountMapping.'
const DETAIL =
  'One of the account: a pay item, a tax by its code, an agency or a plan, as the journal names it; empty for all.'
const DEPARTMENT = 'The department whose part it is; of accounts of cost only.'
const NUMBER = 'The number or code of the account in the company’s books; may be empty.'
const NAME = 'The name of the account in the company’s books, with its parent before a colon.'

export const mappingField = z.object({
  account: choice(chartKeys)
    .describe(ACCOUNT)
    .meta({ examples: ['wages'] }),
  detail: optionalText(200)
    .describe(DETAIL)
    .meta({ examples: ['Overtime'] }),
  departmentId: optionalId('department')
    .describe(DEPARTMENT)
    .meta({ examples: [null] }),
  accountNumber: optionalText(40)
    .describe(NUMBER)
    .meta({ examples: ['6150'] }),
  accountName: text(200)
    .describe(NAME)
    .meta({ examples: ['Payroll Expenses:Wages'] }),
})

export const mappingOf = (sent: z.output<typeof mappingField>): AccountMapping => ({
  account: sent.account,
  detail: sent.detail,
  departmentId: sent.departmentId ?? null,
  number: sent.accountNumber,
  name: sent.accountName,
})

export const mappingRecord = z.object({
  account: z
    .string()
    .describe('The account of the payroll journal.')
    .meta({ examples: ['wages'] }),
  detail: z
    .string()
    .describe(DETAIL)
    .meta({ examples: ['Overtime'] }),
  departmentId: z.uuid().nullable().describe(DEPARTMENT),
  accountNumber: z
    .string()
    .describe(NUMBER)
    .meta({ examples: ['6150'] }),
  accountName: z
    .string()
    .describe(NAME)
    .meta({ examples: ['Payroll Expenses:Wages'] }),
})

export const mappingForm = ({ account, detail, departmentId, number, name }: AccountMapping) => ({
  account: account as string,
  detail,
  departmentId,
  accountNumber: number,
  accountName: name,
})
