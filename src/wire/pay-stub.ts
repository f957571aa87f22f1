import { z } from 'zod'
import { stubLanguages } from '../domain/statement/words.ts'
import { amount, choice } from './fields/fields.ts'

const line = z.object({
  name: z.string(),
  hours: z.number().optional(),
  premiumHours: z.number().optional(),
  rate: z.number().optional(),
  basis: z.string().optional(),
  balance: amount()
    .optional()
    .describe('Of a loan, an advance or another total: what is left of it after this paycheck.'),
  amount: amount(),
  yearToDate: amount(),
})

const earlier = z.object({
  section: z.string(),
  name: z.string(),
  yearToDate: amount(),
  imported: z.object({ before: z.string(), type: z.string() }).optional(),
})

const address = z
  .object({
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
  })
  .nullable()

const total = z.object({
  amount: amount().describe('Of this paycheck.'),
  yearToDate: amount().describe('Of the year, this paycheck included.'),
})

const parties = {
  companyName: z.string(),
  doingBusinessAs: z.string(),
  employerAddress: address,
  employerPhoneNumber: z.string(),
  employerStateNumber: z.string(),
  userName: z.string(),
  userId: z.uuid(),
  userAddress: address,
  employeeNumber: z.string(),
  ssnLastFour: z.string(),
  workerType: z.string(),
  workState: z.string(),
}

const period = {
  payPeriodId: z.uuid(),
  payPeriod: z.string(),
  payBeginDate: z.string(),
  payEndDate: z.string(),
  payDate: z.string(),
  paymentMethod: z.string(),
  voidedAt: z.string().nullable(),
}

const rates = {
  payRate: amount().nullable(),
  payBasis: z.string(),
  overtimeRate: z.number().nullable(),
  hoursWorked: z.number().nullable(),
  hoursPaid: z.number().nullable(),
  regularHours: z.number().nullable(),
  overtimeHours: z.number(),
}

const lists = {
  earnings: z.array(line),
  reimbursementLines: z.array(line),
  taxes: z.array(line),
  deductions: z.array(line),
  garnishments: z.array(line),
  employerTaxes: z.array(line),
  employerContributions: z.array(line),
  earlierThisYear: z.array(earlier),
  importedThrough: z.string().nullable(),
  isNetYearKnown: z.boolean(),
}

const allowance = z.object({
  name: z.string(),
  minimumWage: amount(),
  rate: z.number(),
  hours: z.number(),
  amount: amount(),
})

const leave = z.object({
  name: z.string(),
  policyType: z.string(),
  balanceHours: z.number(),
  usedHours: z.number(),
  usedHoursYearToDate: z.number(),
})

const sums = {
  gross: amount(),
  net: amount(),
  reimbursements: amount(),
  notPaidInCash: amount(),
  grossYearToDate: amount(),
  netYearToDate: amount(),
  totals: z.object({
    gross: total,
    taxes: total,
    deductions: total,
    garnishments: total,
    reimbursements: total,
    notPaidInCash: total,
    net: total,
    employerTaxes: total,
    employerContributions: total,
  }),
}

const requirements = z.object({
  state: z.string(),
  duty: z.string(),
  law: z.string(),
  source: z.string(),
  confidence: z.string(),
  contents: z.array(z.string()),
  missing: z.array(z.object({ content: z.string(), message: z.string() })),
})

export const stubRecord = z.object({
  ...parties,
  ...period,
  ...rates,
  ...lists,
  allowances: z.array(allowance),
  leaveBalances: z.array(leave),
  accounts: z.array(z.object({ accountNumber: z.string(), amount: amount() })),
  ...sums,
  requirements: requirements.nullable(),
})

export const stubFormat = choice(['json', 'pdf'])
export const stubLanguage = choice(stubLanguages)
