import { z } from 'zod'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import { requestsWhere } from '../../store/time/time-off-requests.ts'
import { choice, id, optionalId } from '../../wire/fields/fields.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { requestForm, requestRecord } from '../../wire/time-off-request.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getTimeOffRequests = operation({
  address: 'reports/getTimeOffRequests',
  job: 'time-off',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists time off requests, in order of creation.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user'),
    status: choice(timeOffMachine.states).nullish(),
    ...page,
  }),
  reply: z.object({ timeOffRequests: z.array(requestRecord), ...pageReply }),

  async run({ body, work }) {
    const { companyId, userId, status } = body
    await namedIn(work, companyId, { userId })
    const whose = userId ? { userIds: [userId] } : {}
    const filter = { companyId, ...whose, status: status ?? undefined, ...rangeOf(body) }
    const { items, next } = pageOf(body, await requestsWhere(work, filter), ({ requestId }) => requestId)
    return { timeOffRequests: items.map(requestForm), ...next }
  },
})
