import { z } from 'zod'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import { namesOf } from '../../store/people/names.ts'
import { requestsWhere } from '../../store/time/time-off-requests.ts'
import { choice, date, id, optionalId } from '../../wire/fields/fields.ts'
import { pageFromEitherEnd, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { requestForm, requestRecord } from '../../wire/time-off-request.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getTimeOffRequests = operation({
  address: 'reports/getTimeOffRequests',
  job: 'time-off',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists time off requests, in order of creation.',
  body: ranged(
    z.object({
      companyId: id('company'),
      userId: optionalId('user'),
      status: choice(timeOffMachine.states).nullish(),
      from: date().nullish().describe('Only requests with a day on or after this one.'),
      to: date().nullish().describe('Only requests with a day on or before this one.'),
      ...pageFromEitherEnd,
    }),
  ),
  reply: z.object({
    timeOffRequests: z.array(
      requestRecord.extend({
        userName: z.string(),
        policyName: z.string().describe('The name of the policy that the hours are taken from.'),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, userId, status } = body
    await namedIn(work, companyId, { userId })
    const whose = userId ? { userIds: [userId] } : {}
    const days = { from: body.from ?? undefined, to: body.to ?? undefined }
    const filter = { companyId, ...whose, ...days, status: status ?? undefined, ...rangeOf(body) }
    const { items, next } = pageOf(body, await requestsWhere(work, filter), ({ requestId }) => requestId)
    const names = await namesOf(
      work,
      companyId,
      items.map((request) => request.userId),
    )

    const timeOffRequests = items.map((request) => ({
      ...requestForm(request),
      userName: names.get(request.userId) ?? '',
      policyName: request.policyName,
    }))
    return { timeOffRequests, ...next }
  },
})
