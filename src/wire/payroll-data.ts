import { z } from 'zod'
import {
  dataSources,
  type GivenHours,
  type GivenItem,
  hourKinds,
  type PeriodData,
} from '../domain/payroll/period-data.ts'
import type { GivenFacts, PersonFacts } from '../domain/payroll/person.ts'
import { userMachine } from '../domain/people/user-status.ts'
import type { Cents } from '../kernel/money.ts'
import { amount, text } from './fields/fields.ts'
import { importedForm, importedRow } from './imported-row.ts'
import { standingForm, standingRecord } from './skipped-items.ts'

/** What a period knows of each worker before it is run, and the mark by which a change tells that it is not stale. */

export const ifRevision = () =>
  text(40)
    .nullish()
    .describe(
      'The `revision` of getPayrollData that the change is made on: if the worker’s data have changed since, nothing is ' +
        'changed. Left out, the change is made in any case.',
    )
    .meta({ examples: [null] })

export const revisionRefusals = {
  staleRevision:
    'The data of {people} have changed since they were read: read them again with getPayrollData and send the change ' +
    'anew. Nothing was changed',
} as const

const revision = () =>
  z.string().describe('Changes whenever what was given for the worker does; send it back as `ifRevision`.')

/** What a change that was made on a revision answers. */
export const newRevision = {
  revisions: z
    .array(z.object({ userId: z.uuid(), revision: revision() }))
    .optional()
    .describe('Of those who were sent with `ifRevision`, the revision of their data now.'),
}

const source = z
  .enum(dataSources)
  .describe(
    'Where it comes from: `import`, `file` (importBonuses), `timeCard`, `timeOff` (approved leave), `holiday`, `recurring`, `wage` (a salary) or ' +
      '`leaving` (severance and leave that is paid out).',
  )

const item = z.object({
  description: z.string().describe('What it is, as the pay stub says it.'),
  amount: amount().nullable().describe('So much; null where it is a percentage.'),
  percent: z.number().nullable().describe('Percent of the pay; null where it is an amount.'),
  source,
  isNet: z.boolean().describe('Whether the amount is what the net pay rises by; the run finds the gross.'),
  isRemoved: z.boolean().describe('Whether it recurs and was taken out of this period.'),
})

const givenHours = z.object({
  kind: z
    .enum(hourKinds)
    .describe(
      'What the hours are: plain hours, a salary’s, hours under a pay code, overtime, leave, holidays or unpaid.',
    ),
  name: z
    .string()
    .describe('The pay code, or the kind of overtime or leave; empty where the kind says it all.'),
  hours: z.number().describe('How many hours there are.'),
  multiplier: z.number().nullable().describe('How many times the rate is paid; null where nobody said.'),
  source,
})

export const payrollDataRecord = z.object({
  userId: z.uuid(),
  userName: z.string(),
  employeeType: z
    .string()
    .nullable()
    .describe('The kind of employee, as the wage says; null without a wage.'),
  wageBasis: z.string().nullable().describe('What the wage is paid for; null without a wage.'),
  payRate: amount().nullable().describe('The wage; null without one.'),
  isIncluded: z.boolean().describe('Whether the period pays this worker.'),
  excludedBecause: z
    .enum(['removed', 'notActive', 'notAdded'])
    .nullable()
    .describe(
      'Why not: taken out of the period, not Active, or not added to a period that enrolls nobody by itself. Null of who ' +
        'is included.',
    ),
  reason: z.string().describe('What was said when the worker was added or taken out.'),
  amountInstead: amount()
    .nullable()
    .describe('What is paid in place of the usual pay of the period; mostly null.'),
  hours: z.array(givenHours).describe('The hours of the period by kind, each with where it comes from.'),
  workedHours: z.number().describe('Hours of work among them; leave and holidays are none.'),
  usualHours: z
    .number()
    .nullable()
    .describe('What the last Regular paychecks usually had; null before the first.'),
  isUnlikeUsual: z
    .boolean()
    .describe(
      'Whether an hourly worker’s hours are a quarter and four hours off the usual ones: a hint, not a stop.',
    ),
  additionalCompensation: z.array(item).describe('Bonuses and the like, retro pay among them.'),
  deductions: z
    .array(item)
    .describe('Imported and recurring deductions; benefits and orders come beside them.'),
  reimbursements: z.array(item).describe('What the worker gets back untaxed.'),
  gross: amount().describe(
    'What all of it earns before taxes and deductions, reimbursements left out; a net amount counts as it was asked.',
  ),
  standing: z
    .array(standingRecord)
    .describe('Recurring items, benefits and orders of the worker, by the ids that skipItems asks for.'),
  imported: importedRow,
  revision: revision(),
})

/** Everything of the row but what is only read on the way. */
export const payrollDataForm = (row: DataRow): z.output<typeof payrollDataRecord> => {
  const wage = row.person.wages.at(-1)
  return {
    userId: row.userId,
    userName: row.name,
    employeeType: wage?.employeeType ?? null,
    wageBasis: wage?.basis ?? null,
    payRate: wage?.rate ?? null,
    isIncluded: row.isEnrolled,
    excludedBecause: row.isEnrolled ? null : whyNot(row),
    reason: row.reason,
    amountInstead: row.person.member?.amount ?? null,
    hours: row.hours.map(hoursForm),
    workedHours: row.worked / 100,
    usualHours: row.usual === undefined ? null : row.usual / 100,
    isUnlikeUsual: row.isUnlikeUsual,
    additionalCompensation: row.compensation.map(itemForm),
    deductions: row.deductions.map(itemForm),
    reimbursements: row.reimbursements.map(itemForm),
    gross: row.gross,
    standing: row.standing.map(standingForm),
    imported: importedForm(row.imported),
    revision: row.revision,
  }
}

interface DataRow extends PeriodData {
  readonly userId: string
  readonly name: string
  readonly status: string
  readonly included: boolean | null
  readonly reason: string
  readonly isEnrolled: boolean
  readonly person: Pick<PersonFacts, 'wages' | 'member'>
  readonly worked: number
  readonly usual: number | undefined
  readonly isUnlikeUsual: boolean
  readonly gross: Cents
  readonly imported: GivenFacts | undefined
  readonly revision: string
}

const whyNot = ({ included, status }: DataRow): 'removed' | 'notActive' | 'notAdded' => {
  if (included === false) return 'removed'
  return status === userMachine.state.Active ? 'notAdded' : 'notActive'
}

const hoursForm = ({ hours, multiplier, ...given }: GivenHours) => ({
  ...given,
  hours: hours / 100,
  multiplier: multiplier === null ? null : multiplier / 100,
})

const itemForm = ({ basisPoints, ...given }: GivenItem) => ({
  ...given,
  percent: basisPoints === null ? null : basisPoints / 100,
})
