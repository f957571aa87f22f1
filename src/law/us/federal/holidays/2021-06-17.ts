import type { Calendar, HolidayTable } from '../../../language/holidays.ts'

const MONDAY = 1
const THURSDAY = 4
const all: readonly Calendar[] = ['federalReserve', 'irs', 'states']
/** Many states do not keep it, and count a deposit as late that waits for it. */
const federal: readonly Calendar[] = ['federalReserve', 'irs']

/** Laid beside the published lists (frbservices.org schedule, Pub 15 section 11). */
export const law: HolidayTable = {
  table: 'holidays',
  where: 'US',
  effective: '2021-06-17',
  checkedThrough: '2027-12-31',
  revision: 2,
  source:
    '5 USC 6103 (Juneteenth: Pub. L. 117-17); 26 USC 7503; frbservices.org holiday schedules; Pub 15 section 11',
  confidence: 'verified',
  // The District of Columbia adds Emancipation Day (26 USC 7503 counts its holidays).
  holidays: [
    { name: 'New Year’s Day', when: { month: 1, date: 1 }, calendars: all },
    {
      name: 'Birthday of Martin Luther King, Jr.',
      when: { month: 1, nth: 3, weekday: MONDAY },
      calendars: all,
    },
    { name: 'Washington’s Birthday', when: { month: 2, nth: 3, weekday: MONDAY }, calendars: all },
    { name: 'Emancipation Day', when: { month: 4, date: 16 }, calendars: ['irs'] },
    { name: 'Memorial Day', when: { month: 5, nth: 'last', weekday: MONDAY }, calendars: all },
    { name: 'Juneteenth National Independence Day', when: { month: 6, date: 19 }, calendars: all },
    { name: 'Independence Day', when: { month: 7, date: 4 }, calendars: all },
    { name: 'Labor Day', when: { month: 9, nth: 1, weekday: MONDAY }, calendars: all },
    { name: 'Columbus Day', when: { month: 10, nth: 2, weekday: MONDAY }, calendars: federal },
    { name: 'Veterans Day', when: { month: 11, date: 11 }, calendars: all },
    { name: 'Thanksgiving Day', when: { month: 11, nth: 4, weekday: THURSDAY }, calendars: all },
    { name: 'Christmas Day', when: { month: 12, date: 25 }, calendars: all },
  ],
  moved: {
    federalReserve: { saturday: null, sunday: 1 },
    irs: { saturday: -1, sunday: 1 },
    states: { saturday: null, sunday: 1 },
  },
}
