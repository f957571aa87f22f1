import { z } from 'zod'
import type { Garnished } from '../../domain/pay/garnishment.ts'
import { grossUp } from '../../domain/pay/gross-up.ts'
import { calculatePaycheck as calculate } from '../../domain/pay/paycheck.ts'
import type { Paycheck } from '../../domain/pay/paycheck-types.ts'
import type { TaxLine } from '../../law/language/types.ts'
import { paycheckBody, paycheckReply } from '../../wire/paycheck.ts'
import { paycheckInput } from '../../wire/paycheck-input.ts'
import { operation } from '../declaration/operation.ts'

export const calculatePaycheck = operation({
  address: 'payroll/calculatePaycheck',
  verb: 'POST',
  summary: 'Gross to net for a described worker, with every step explained; or gross-up from a wanted net.',
  description:
    'Stateless: nothing is read but the law, nothing is kept. `net` takes the place of the amount of one earning; where ' +
    'rounding leaves that net unreachable, `grossUp.over` says by how much it is exceeded. `net` includes ' +
    'reimbursements; imputed income and cash tips are part of gross and never of net. What could not be taken, for lack ' +
    'of money or by a limit, is listed in `notTaken`. `yearToDate.deductions` counts against benefit limits, ' +
    '`residentStateW4` is the certificate of the home state where two states withhold.',
  body: z.object({ paycheck: paycheckBody }),
  reply: z.object({ paycheck: paycheckReply }),
  refusals: {
    amountMissing: 'Every earning needs an amount, except one when net is given',
    netWithoutEarning: 'With net exactly one earning is sent without an amount',
  },

  async run({ body: { paycheck: sent }, refuse, environment }) {
    const open = sent.earnings.flatMap((each, at) => (each.amount === undefined ? [at] : []))
    if (sent.net === undefined && open.length > 0) refuse('amountMissing')
    if (sent.net !== undefined && open.length !== 1) refuse('netWithoutEarning')
    const input = paycheckInput(sent)
    const options = { explain: true, allowProvisional: !environment.production }
    if (sent.net === undefined) return { paycheck: answer(calculate(input, options)) }

    const solved = grossUp(input, { earning: open[0]!, net: sent.net }, options)
    const { amount, over } = solved
    const type = input.earnings[open[0]!]!.type
    return { paycheck: { ...answer(solved.paycheck), grossUp: { type, amount, over } } }
  },
})

const answer = (check: Paycheck) => ({
  gross: check.gross,
  net: check.net,
  reimbursements: check.reimbursements,
  notPaidInCash: check.notPaid,
  employeeTaxes: taxLines(check, 'employee'),
  employerTaxes: taxLines(check, 'employer'),
  deductions: check.deductions.map(({ type, amount, employer, isPreTax }) => ({
    type,
    amount,
    employerAmount: employer,
    isPreTax,
  })),
  garnishments: check.garnishments.map(({ type, amount, disposable }) => ({
    garnishmentType: type,
    amount,
    disposableEarnings: disposable,
  })),
  notTaken: [...check.notTaken],
  qualifiedOvertime: check.qualifiedOvertime,
  explanation: [...check.taxes.map(taxExplained), ...check.garnishments.map(orderExplained)],
})

const taxLines = ({ taxes }: Paycheck, payer: TaxLine['payer']) =>
  taxes
    .filter((line) => line.payer === payer)
    .map(({ code, taxName, taxable, amount }) => ({ code, taxName, taxable, amount }))

const taxExplained = ({ code, payer, law, source, confidence, steps = [], amount }: TaxLine) => ({
  code,
  payer,
  law,
  source,
  confidence,
  steps: [...steps],
  amount,
})

const orderExplained = ({ type, law, source, confidence, steps, amount }: Garnished) => ({
  code: type,
  payer: 'employee',
  law,
  source,
  confidence,
  steps: [...steps],
  amount,
})
