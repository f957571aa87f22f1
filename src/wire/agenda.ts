import { z } from 'zod'
import type { Subject } from '../domain/subject.ts'

/** Whom something is for, by id and by name. */
export const subjectRecord = z.object({
  companyId: z.uuid().nullable().describe('The company; null when it is the client’s own.'),
  companyName: z.string().nullable().describe('The name of the company.'),
  userId: z.uuid().nullable().describe('The worker; null when it is about no single worker.'),
  personName: z.string().nullable().describe('The name of the worker or business user.'),
  payPeriodId: z.uuid().nullable().describe('The pay period; null when it is about none.'),
  payDate: z.string().nullable().describe('The payday of that period.'),
})

export const comingRecord = z.object({
  at: z.string().describe('When it comes, on the client’s clock.'),
  code: z.string().describe('What comes, as a word that does not change.'),
  what: z.string().describe('What comes, in plain words.'),
  isRoutine: z.boolean().describe('Housekeeping that nobody waits for.'),
  attempts: z.int().describe('How often it was tried before; more than 0 is a retry.'),
  subject: subjectRecord.describe('Whom it is for.'),
})

export const happenedRecord = z.object({
  at: z.string().describe('When it happened, on the client’s clock.'),
  code: z
    .string()
    .describe(
      'What happened, as a word that does not change; `.returned` at its end: a payment came back; `.parked`: it ' +
        'failed for the last time, see getParkedWork.',
    ),
  what: z.string().describe('What happened, in plain words.'),
  isRoutine: z.boolean().describe('Housekeeping that nobody waits for.'),
  subject: subjectRecord.describe('Whom it was for.'),
})

export const subjectForm = (subject: Subject): z.output<typeof subjectRecord> => ({ ...subject })
