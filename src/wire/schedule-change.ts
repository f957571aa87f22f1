import { date, line } from './fields/fields.ts'
import { SCHEDULE_NAME, scheduleNameRefusals } from './pay-schedule.ts'

/** A worker's pay schedule, as updateUser changes it. */
export const scheduleChange = {
  payScheduleName: line(SCHEDULE_NAME)
    .nullish()
    .describe('The pay schedule that the worker is put on: one for the kind of worker; empty, the first one.')
    .meta({ examples: [null] }),
  payScheduleFrom: date()
    .nullish()
    .describe(
      'From when on that schedule pays: the first day of one of its open periods. Left out, the next one from today on.',
    )
    .meta({ examples: [null] }),
}

export const changeRefusals = {
  ...scheduleNameRefusals,
  fromAlone: 'payScheduleFrom goes with payScheduleName',
  noBeginning:
    'payScheduleFrom must be a day on which an open period of that schedule begins, after what the user is paid for: {days}',
  paidAlready: 'This user is paid through {day}; payScheduleFrom must be after that day',
  timeEntered: 'This user has time on a card on {day}; payScheduleFrom must be after that day',
  hasLeft: 'A user who has left is on no other pay schedule; use activateUser first',
} as const
