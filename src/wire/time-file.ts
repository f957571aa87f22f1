import { z } from 'zod'
import { takenFields } from './sheet.ts'

/** What is answered of each row of a sheet of time worked. */
export const timeRecord = z.object({
  ...takenFields,
  timeEntryId: z.uuid().nullable().describe('The time entry that the row is; null of a wrong row.'),
  start: z
    .string()
    .nullable()
    .describe('When the work began, by the clock there; null where it could not be read.'),
  end: z.string().nullable().describe('When it ended; null where it could not be read.'),
  hours: z.number().nullable().describe('Paid hours, without the break; null of a wrong row.'),
})
