import { idColumn } from './id-column.ts'
import type { Columns } from './report.ts'

/** Hours of leave that people have earned, and what they are worth at today’s pay. */
export const leaveColumns = {
  userId: idColumn('Worker id', 'Whose leave it is.'),
  userName: { label: 'Worker', kind: 'text', says: 'The name of the worker.' },
  policy: { label: 'Policy', kind: 'text', says: 'The time off policy.', example: 'Vacation' },
  policyType: { label: 'Type', kind: 'text', says: 'The kind of leave.', example: 'PTO' },
  hours: { label: 'Hours', kind: 'hours', says: 'The balance through the day.' },
  rate: {
    label: 'Hourly',
    kind: 'money',
    says: 'An hour of the wage in force on the day; a salary is a year over 52 weeks of usual hours.',
    isNotSummed: true,
  },
  value: { label: 'Worth', kind: 'money', says: 'The hours at that rate.' },
} as const satisfies Columns
