import { z } from 'zod'
import { timeCardMachine } from '../../domain/time/time-card.ts'
import { namesOf } from '../../store/people/names.ts'
import { cardsWhere } from '../../store/time/cards.ts'
import { choice, date, id, optionalId } from '../../wire/fields/fields.ts'
import { pageFromEitherEnd, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { timeCardForm, timeCardRecord } from '../../wire/time-card.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { countedCards } from '../../work/time/card-hours.ts'
import { operation } from '../declaration/operation.ts'

export const getTimeCards = operation({
  address: 'reports/getTimeCards',
  job: 'time',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists time cards with their entries and the split of their hours, in order of creation.',
  description:
    'The split is what syncTimeCardsToPayroll would give to payroll now, with the reason for each overtime hour. Weeks ' +
    'that end in a later period are standard hours here; what they owe is told by the later card.',
  body: ranged(
    z.object({
      companyId: id('company'),
      payPeriodId: optionalId('payPeriod'),
      userId: optionalId('user'),
      status: choice(timeCardMachine.states).nullish(),
      from: date().nullish().describe('Only cards of periods with a day on or after this one.'),
      to: date().nullish().describe('Only cards of periods with a day on or before this one.'),
      ...pageFromEitherEnd,
    }),
  ),
  reply: z.object({ timeCards: z.array(timeCardRecord.extend({ userName: z.string() })), ...pageReply }),

  async run({ body, work }) {
    const { companyId, payPeriodId, userId, status } = body
    await namedIn(work, companyId, { payPeriodId, userId })
    const days = { from: body.from ?? undefined, to: body.to ?? undefined }
    const filter = { companyId, payPeriodId, userId, ...days, status: status ?? undefined, ...rangeOf(body) }
    const { items, next } = pageOf(body, await cardsWhere(work, filter), ({ timeCardId }) => timeCardId)
    // Hours are shown past what was checked, and marked; only to pay by them is refused.
    const counted = await countedCards(work, companyId, items, { allowProvisional: true })

    const names = await namesOf(
      work,
      companyId,
      items.map((card) => card.userId),
    )
    const timeCards = counted
      .map(timeCardForm)
      .map((card) => ({ ...card, userName: names.get(card.userId) ?? '' }))
    return { timeCards, ...next }
  },
})
