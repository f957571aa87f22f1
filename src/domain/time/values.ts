/** The closed lists of time and time off, in the spelling that is answered. */
export const overtimeRules = ['Federal', 'State', 'None'] as const
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export const policyTypes = [
  'Vacation',
  'Sick Leave',
  'PTO',
  'Personal',
  'Bereavement',
  'Jury Duty',
  'Parental',
  'Unpaid',
] as const
export const earningMethods = ['Lump Sum', 'Accrual'] as const

export type OvertimeChoice = (typeof overtimeRules)[number]
export type PolicyType = (typeof policyTypes)[number]

/** Minutes to which a punch may be rounded: each divides every hour and every zone's offset. */
export const roundings = [0, 5, 6, 10, 15, 30] as const
