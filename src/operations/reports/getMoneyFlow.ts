import { z } from 'zod'
import { type CameBack, moneyFlow } from '../../domain/money/flow.ts'
import { cents } from '../../kernel/money.ts'
import { flowRows } from '../../store/money/flow.ts'
import { type OpenReturn, openReturns } from '../../store/money/open-returns.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { amount, date, id, optionalId } from '../../wire/fields/fields.ts'
import { rangedWithin, YEAR, yearOfDays } from '../../wire/fields/range.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getMoneyFlow = operation({
  address: 'reports/getMoneyFlow',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Where every dollar of a payroll is: drawn, paid out, held until its day, or come back.',
  description:
    'Of one pay period, or of all that are paid in a range of days; without either, of the year that ends today. ' +
    '`cameIn` is always `paidOut` + `held` + `cameBack`, to the cent: what was drawn and the checks that the company ' +
    'writes; what people and agencies have; what waits for its day; and what went back to the company or was returned ' +
    'and is still owed. `held` is negative while a draw came back after people were paid; what it paid for then flows from `owed`, not from ' +
    'the company’s account. Benefits that the company pays itself are not part of it.',
  body: rangedWithin(
    z.object({
      companyId: id('company'),
      payPeriodId: optionalId('payPeriod'),
      from: date().nullish().describe('The first payday; without it, a year before `to`.'),
      to: date().nullish().describe('The last payday, at most 366 days in all; without it, today.'),
    }),
    YEAR,
  ),
  reply: z.object({
    cameIn: amount().describe('What was drawn, and the checks that the company writes.'),
    paidOut: amount().describe('What people and agencies have got.'),
    held: amount().describe('What waits for its day.'),
    cameBack: amount().describe('What went back to the company, or was returned and is still owed.'),
    nodes: z
      .array(
        z.object({
          id: z
            .string()
            .describe('How links name it.')
            .meta({ examples: ['taxes'] }),
          kind: z
            .enum(['source', 'purpose', 'payee', 'back'])
            .describe('Where money comes from, what it is for, who gets it, or what went back.')
            .meta({ examples: ['purpose'] }),
          name: z
            .string()
            .describe('What it is called.')
            .meta({ examples: ['Taxes'] }),
        }),
      )
      .describe('Between what money flows.'),
    links: z
      .array(
        z.object({
          source: z
            .string()
            .describe('The node that money leaves.')
            .meta({ examples: ['company'] }),
          target: z
            .string()
            .describe('The node that money goes to.')
            .meta({ examples: ['taxes'] }),
          amount: amount().describe('How much money flows.'),
          status: z
            .enum(['arrived', 'held', 'returned'])
            .describe('Whether it has arrived, waits for its day, or came back.')
            .meta({ examples: ['arrived'] }),
          dueDate: z
            .string()
            .nullable()
            .describe('When the first of what is held moves; null where no day is known.')
            .meta({ examples: [null] }),
        }),
      )
      .describe('What flows, from the company to what it is for, and from there to whom.'),
  }),

  async run({ body, work }) {
    const { companyId, payPeriodId } = body
    await namedIn(work, companyId, { payPeriodId })
    const { from, to } = yearOfDays(body, work.today)
    const payPeriodIds = payPeriodId
      ? [payPeriodId]
      : (await periodsWhere(work, { companyId, payDateFrom: from, payDateTo: to })).map(
          (each) => each.payPeriodId,
        )
    const returned = await openReturns(work, { companyId, payPeriodIds })
    const rows = await flowRows(work, companyId, payPeriodIds)

    const { numbers, nodes, links } = moneyFlow(rows, returned.map(backOf))
    return {
      cameIn: cents(numbers.cameIn),
      paidOut: cents(numbers.paidOut),
      held: cents(numbers.held),
      cameBack: cents(numbers.cameBack),
      nodes: [...nodes],
      links: links.map((link) => ({
        ...link,
        amount: cents(link.amount),
        dueDate: link.dueDate as string | null,
      })),
    }
  },
})

const kinds: Readonly<Record<OpenReturn['name'], string>> = {
  AchCredit: 'wagesPayable',
  TaxPayment: 'taxAgency',
  GarnishmentPayment: 'garnishmentAgency',
}

const backOf = ({ name, agencyRef, amount }: OpenReturn): CameBack => ({
  kind: kinds[name],
  ref: name === 'AchCredit' ? '' : agencyRef,
  amount,
})
