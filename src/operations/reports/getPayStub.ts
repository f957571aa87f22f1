import { z } from 'zod'
import { stubForm } from '../../domain/payroll/stub.ts'
import { stubPdf } from '../../domain/payroll/stub-pdf.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { storedPaycheck } from '../../store/payroll/pay-stub.ts'
import { amount, choice, id } from '../../wire/fields/fields.ts'
import { paycheckOf } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

const line = z.object({
  name: z.string(),
  hours: z.number().optional(),
  basis: z.string().optional(),
  amount: amount(),
  yearToDate: amount(),
})

export const getPayStub = operation({
  address: 'reports/getPayStub',
  job: 'paychecks',
  verb: 'GET',
  summary: 'Answers a pay stub, and with `format: "pdf"` the printed page as base64.',
  description:
    'Year-to-date amounts are as they stood after this paycheck, whatever came later. `employerContributions` is what the ' +
    'employer adds to benefit plans; `basis` of a tax is what it was taken on and by which edition. `net` is `gross` and ' +
    '`reimbursements` less what was taken and less `notPaidInCash`: cash tips and imputed income. The page is the same bytes whenever it is asked for. ' +
    'Of a voided paycheck the stub is answered as it was paid, with `voidedAt`, and the page is marked.',
  body: z.object({
    payPeriodId: id('payPeriod'),
    userId: id('user'),
    format: choice(['json', 'pdf']).nullish(),
  }),
  reply: z.object({
    payStub: z.object({
      companyName: z.string(),
      userName: z.string(),
      userId: z.uuid(),
      payPeriodId: z.uuid(),
      payPeriod: z.string(),
      payDate: z.string(),
      paymentMethod: z.string(),
      voidedAt: z.string().nullable(),
      earnings: z.array(line),
      taxes: z.array(line),
      deductions: z.array(line),
      garnishments: z.array(line),
      employerTaxes: z.array(line),
      employerContributions: z.array(line),
      accounts: z.array(z.object({ accountNumber: z.string(), amount: amount() })),
      gross: amount(),
      net: amount(),
      reimbursements: amount(),
      notPaidInCash: amount(),
      grossYearToDate: amount(),
      netYearToDate: amount(),
    }),
    fileName: z.string().optional(),
    fileBase64: z.string().optional(),
  }),

  async run({ body, work }) {
    const paycheck = { ...(await paycheckOf(work, body)), userId: body.userId }
    const [person] = await loadDetails(work, paycheck, paycheck)
    const stored = await storedPaycheck(work, paycheck)

    const payStub = stubForm(paycheck, person!, stored!)

    if (body.format !== 'pdf') return { payStub }
    const pdf = await stubPdf(payStub, paycheck)
    const fileName = `pay-stub-${paycheck.payDate}-${body.userId}.pdf`
    return { payStub, fileName, fileBase64: pdf.toString('base64') }
  },
})
