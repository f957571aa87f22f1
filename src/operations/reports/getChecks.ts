import { z } from 'zod'
import { checkMachine } from '../../domain/checks/check.ts'
import { companyExists } from '../../store/company/companies.ts'
import { nextNumbers } from '../../store/money/check-numbers.ts'
import { checksWhere } from '../../store/money/checks.ts'
import { checkForm, checkRecord } from '../../wire/check.ts'
import { choice, date, id, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageFromEitherEnd, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { operation } from '../declaration/operation.ts'

export const getChecks = operation({
  address: 'reports/getChecks',
  job: 'checks',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the checks of a company, in order of creation.',
  description:
    'Narrowed by bank account, pay period, worker, status and date, each optional. `nextCheckNumbers` is the number that the ' +
    'next check of each bank account gets; updateCheckNumber sets it. Checks from before numbers were kept are not listed.',
  body: ranged(
    z.object({
      companyId: id('company'),
      companyFundingSourceEntityId: optionalId('companyBankAccount'),
      payPeriodId: optionalId('payPeriod'),
      userId: optionalId('user'),
      status: choice(checkMachine.states).nullish().describe('Only checks with this status.'),
      from: date().nullish(),
      to: date().nullish(),
      ...pageFromEitherEnd,
    }),
  ),
  reply: z.object({
    checks: z.array(checkRecord).describe('The checks, each with its number and status.'),
    nextCheckNumbers: z
      .array(
        z.object({
          companyFundingSourceEntityId: z.uuid(),
          nextCheckNumber: z.int().describe('The number that the next check of this account gets.'),
        }),
      )
      .describe('The next number of every bank account of the company.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const rows = await checksWhere(work, {
      companyId,
      accountId: body.companyFundingSourceEntityId,
      payPeriodId: body.payPeriodId,
      userId: body.userId,
      status: body.status ?? undefined,
      from: body.from ?? undefined,
      to: body.to ?? undefined,
      ...rangeOf(body),
    })
    const numbers = await nextNumbers(work, companyId)

    const { items, next } = pageOf(body, rows, ({ checkId }) => checkId)
    return {
      checks: items.map(checkForm),
      nextCheckNumbers: numbers.map(({ accountId, next: number }) => ({
        companyFundingSourceEntityId: accountId,
        nextCheckNumber: Number(number),
      })),
      ...next,
    }
  },
})
