import { z } from 'zod'
import { grossUp } from '../../domain/pay/gross-up.ts'
import { calculatePaycheck as calculate } from '../../domain/pay/paycheck.ts'
import { paycheckBody, paycheckForm, paycheckReply } from '../../wire/paycheck.ts'
import { isOpen, paycheckInput } from '../../wire/paycheck-input.ts'
import { operation } from '../declaration/operation.ts'

export const calculatePaycheck = operation({
  address: 'payroll/calculatePaycheck',
  job: 'paychecks',
  verb: 'POST',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Gross to net for a described worker, with every step explained; or gross-up from a wanted net.',
  description:
    'Stateless: nothing is read but the law, nothing is kept. `net` takes the place of the amount of one earning; where ' +
    'rounding leaves that net unreachable, `grossUp.over` says by how much it is exceeded. `net` includes ' +
    'reimbursements; imputed income and cash tips are part of gross and never of net. What could not be taken, for lack ' +
    'of money or by a limit, is listed in `notTaken`. `yearToDate.deductions` counts against benefit limits. ' +
    '`stateW4` is the certificate of the state `stateW4Code`; left out, it is the work state, or the home state where ' +
    'only that one withholds. `residentStateW4` is the home state’s in every case. `workCity` and `residentCity` are those of the addresses and ' +
    'find the places that payroll finds by an address. `hoursWorked` are the hours of which taxes by the hour are taken, ' +
    'without it those of the earnings but for leave. Of a deduction, `arrears` is taken beside `amount` or `percent`, and ' +
    '`planToDate` is what the year took for this plan where there are several of its kind; of an order, `takenBefore` ' +
    'counts against its total, and `garnishmentId` names it in `notTaken`. A payroll of the same facts takes the same.',
  body: z.object({ paycheck: paycheckBody }),
  reply: z.object({ paycheck: paycheckReply }),
  refusals: {
    amountMissing: 'Every earning needs an amount, except one when net is given',
    netWithoutEarning: 'With net exactly one earning is sent without an amount',
  },

  async run({ body: { paycheck: sent }, refuse, environment }) {
    const open = sent.earnings.flatMap((each, at) => (isOpen(each) ? [at] : []))
    if (sent.net === undefined && open.length > 0) refuse('amountMissing')
    if (sent.net !== undefined && open.length !== 1) refuse('netWithoutEarning')
    const options = { explain: true, allowProvisional: !environment.production }
    const input = paycheckInput(sent, options)
    if (sent.net === undefined) return { paycheck: paycheckForm(calculate(input, options)) }

    const solved = grossUp(input, { earning: open[0]!, net: sent.net }, options)
    const { amount, over } = solved
    const type = input.earnings[open[0]!]!.type
    return { paycheck: { ...paycheckForm(solved.paycheck), grossUp: { type, amount, over } } }
  },
})
