import { z } from 'zod'
import { stubForm } from '../../domain/statement/stub.ts'
import { stubFonts } from '../../store/files/fonts.ts'
import { returnedPayOf } from '../../store/money/returned-pay.ts'
import { loadStub } from '../../store/payroll/pay-stub.ts'
import { id } from '../../wire/fields/fields.ts'
import { stubFormat, stubLanguage, stubRecord } from '../../wire/pay-stub.ts'
import { returnedPay, returnedPayForm } from '../../wire/returned-pay.ts'
import { paycheckOf } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getPayStub = operation({
  address: 'reports/getPayStub',
  job: 'paychecks',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Answers a pay stub, and with `format: "pdf"` the printed pages as base64, in English or Spanish.',
  description:
    'Year-to-date amounts are line by line, as they stood after this paycheck, whatever came later. Lines of the year that ' +
    'this paycheck does not have, and what was imported without telling lines, are in `earlierThisYear`; with them every list ' +
    'sums to its `totals`. `earnings` sum to `gross`; reimbursements are a list of their own. `employerContributions` is what the ' +
    'employer adds to benefit plans; `basis` of a tax is what it was taken on and by which edition. `net` is `gross` and ' +
    '`reimbursements` less what was taken and less `notPaidInCash`: cash tips and imputed income. `requirements` names what ' +
    'the state of work wants on the stub, and what of it nobody gave. The pages are the same bytes whenever they are asked for. ' +
    'Of a voided paycheck the stub is answered as it was paid, with `voidedAt`, and the pages are marked. ' +
    '`returnedPay` is what of the pay came back from the bank; the pages do not tell it.',
  body: z.object({
    payPeriodId: id('payPeriod'),
    userId: id('user'),
    format: stubFormat.nullish(),
    language: stubLanguage
      .nullish()
      .describe('The language of the printed pages: English (`en`), unless `es` is asked for.'),
  }),
  reply: z.object({
    payStub: stubRecord,
    returnedPay,
    fileName: z.string().optional(),
    fileBase64: z.string().optional(),
  }),
  refusals: { noPaycheck: 'This user has no paycheck in this pay period, which is {status}' },

  async run({ body, work, refuse }) {
    const paycheck = { ...(await paycheckOf(work, body, refuse)), userId: body.userId }
    const facts = await loadStub(work, paycheck)

    const returned = await returnedPayOf(work, paycheck, [body.payPeriodId])

    const payStub = stubForm(paycheck, facts)
    const told = { payStub, returnedPay: returnedPayForm(returned.get(body.payPeriodId) ?? []) }

    if (body.format !== 'pdf') return told
    // Printing is loaded when somebody prints: every start would wait for it.
    const { stubPdf } = await import('../../domain/statement/page/stub-pdf.ts')
    const pdf = await stubPdf(payStub, { fonts: stubFonts(), language: body.language ?? 'en' })
    const fileName = `pay-stub-${paycheck.payDate}-${body.userId}.pdf`
    return { ...told, fileName, fileBase64: pdf.toString('base64') }
  },
})
