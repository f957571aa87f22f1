import { z } from 'zod'
import { CLOSED } from '../../domain/payroll/period.ts'
import { workerTypes } from '../../domain/values.ts'
import { companyExists } from '../../store/company/companies.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { choice, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { ID, pageBy, pageOf, pageReply } from '../../wire/fields/paging.ts'
import { keyedPeriod, keyedPeriodForm } from '../../wire/pay-period.ts'
import { operation } from '../declaration/operation.ts'

export const getUnProcessedPayPeriod = operation({
  address: 'reports/getUnProcessedPayPeriod',
  job: 'schedules',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the periods that are editable, or submitted but not yet paid out, by payBeginDate.',
  description:
    'Everything that is neither `processed`, `skipped` nor `voided`: what initiatePayroll can be called for.',
  body: z.object({
    companyId: id('company'),
    workerType: choice(workerTypes).nullish(),
    ...pageBy(new RegExp(`^\\d{4}-\\d\\d-\\d\\d/${ID}$`)),
  }),
  reply: z.object({ unprocessedPayPeriods: z.array(keyedPeriod), ...pageReply }),

  async run({ body, work }) {
    const { companyId, workerType } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const open = await periodsWhere(work, { companyId, workerType: workerType ?? undefined, notIn: CLOSED })

    const { items, next } = pageOf(body, after(body.cursor, open), sortKey)
    return { unprocessedPayPeriods: items.map(keyedPeriodForm), ...next }
  },
})

const sortKey = ({ beginDate, payPeriodId }: { beginDate: string; payPeriodId: string }) =>
  `${beginDate}/${payPeriodId}`

const after = <T extends Parameters<typeof sortKey>[0]>(
  cursor: string | null | undefined,
  periods: readonly T[],
) => (cursor ? periods.filter((period) => sortKey(period) > cursor) : periods)
