/** Where an operation is called: its area and its name. */
export type Address = `${Area}/${string}`
export type Area = (typeof areaNames)[number]
export const areaNames = [
  'companyOnboarding',
  'userOnboarding',
  'userPortal',
  'adminPortal',
  'payroll',
  'reports',
  'benefits',
  'operator',
  'session',
  'sandbox',
] as const
