import type { Columns } from './report.ts'

/** Hours of leave that people have earned, and what they are worth at today’s pay. */
export const leaveColumns = {
  userId: {
    label: 'Worker id',
    kind: 'text',
    says: 'Whose leave it is.',
    isForPrograms: true,
    example: '01890a5d-ac96-774b-bcce-b302099a8057',
  },
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
