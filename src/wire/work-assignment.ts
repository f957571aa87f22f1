import { z } from 'zod'
import type { Insured } from '../domain/places/unemployment.ts'
import type { KeptAssignment } from '../domain/places/work-assignment.ts'
import { stateCodes } from '../domain/values.ts'
import { addressFields } from './address.ts'
import { choice, date, flag, id, percentage } from './fields/fields.ts'
import { UNFIT_ANSWER } from './resolved-place.ts'

/** Work away from the usual place, as it is sent and as getWorkAssignments answers it. */

export const whoseAssignment = {
  companyId: id('company').describe('The company of the worker.'),
  userId: id('user').describe('The worker who works there.'),
}

const { address1, city, state, zipcode } = addressFields

export const assignmentPlace = {
  companyLocationId: id('companyLocation')
    .optional()
    .describe('A location of the company; else `remoteAddress` is needed.'),
  remoteAddress: z
    .object({ address1, city, state, zipcode })
    .optional()
    .describe('Where the work is done, if not at a location of the company.'),
}

export const assignmentTerms = {
  endDate: date().optional().describe('The last day there; left out, it lasts until further notice.'),
  requiredByEmployer: flag()
    .optional()
    .describe(
      'Whether the work needs that place. States with a convenience rule ask: days at home by choice count as days at the office.',
    ),
  unemploymentState: choice(stateCodes)
    .optional()
    .describe('The state that insures the whole wage, where it is settled; else the four tests decide.'),
  answers: z
    .record(z.string().max(100), z.string().max(100))
    .optional()
    .describe(
      'What local taxes of the place ask, by the labels of the state’s certificate (resolvePlace asks them).',
    )
    .meta({ examples: [{}] }),
}

export const assignmentShare = percentage().describe(
  'Percent of the work of these days that is done there; left out, all of it.',
)

export const assignmentReply = z.object({
  workAssignment: z
    .object({
      workAssignmentId: z.uuid().describe('The id that updateWorkAssignment and removeWorkAssignment take.'),
      status: z.literal(['Ready', 'Removed']).describe('Removed: no payroll that is still to run counts it.'),
      message: z.string(),
    })
    .describe('The assignment, with its id.'),
})

export const assignmentRefusals = {
  endsBeforeStart: 'endDate is before startDate',
  overfilled:
    'More than all of the work of {day} would be done elsewhere: end or remove another assignment first',
  unfitAnswer: UNFIT_ANSWER,
} as const

export const assignmentRecord = z.object({
  workAssignmentId: z.uuid().describe('The id that updateWorkAssignment and removeWorkAssignment take.'),
  startDate: z.string().describe('The first day there.'),
  endDate: z.string().nullable().describe('The last day there; null until further notice.'),
  share: z.number().nullable().describe('Percent of the work of these days; null: all of it.'),
  companyLocationId: z.uuid().nullable().describe('The location of the company; null of another address.'),
  address1: z.string().describe('Street of another address; empty of a location of the company.'),
  city: z.string().describe('City where the work is done.'),
  state: z.string().describe('State where the work is done, two letters.'),
  zipcode: z.string().describe('ZIP code where the work is done.'),
  requiredByEmployer: z.boolean().nullable().describe('Whether the work needs that place; null: not said.'),
  answers: z.record(z.string(), z.string()).describe('What was told of its local taxes, by label.'),
})

export const insuredRecord = z
  .object({
    state: z.string().describe('The state that takes unemployment tax of the whole wage.'),
    because: z.string().describe('Which of the four tests decides it, or that it was given.'),
  })
  .describe('Where the whole wage is insured while these assignments last.')

export const assignmentForm = (kept: KeptAssignment): z.input<typeof assignmentRecord> => ({
  workAssignmentId: kept.workAssignmentId,
  startDate: kept.begin,
  endDate: kept.end,
  share: kept.basisPoints === null ? null : kept.basisPoints / 100,
  companyLocationId: kept.place.locationId ?? null,
  address1: kept.address1,
  city: kept.place.city,
  state: kept.place.state,
  zipcode: kept.place.zipcode ?? '',
  requiredByEmployer: kept.isRequired,
  answers: { ...kept.answers },
})

export const insuredForm = ({ state, because }: Insured): z.input<typeof insuredRecord> => ({
  state,
  because,
})
