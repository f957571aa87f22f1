/** What a caller may do, by word. A key has some or all of them; a person has those of the role. */
export const scopes = [
  'read',
  'people',
  'time',
  'payroll.prepare',
  'payroll.run',
  'money',
  'filings',
  'pii',
  'admin',
] as const
export type Scope = (typeof scopes)[number]

/** What each scope opens, in words for the reference. */
export const scopeWords: Readonly<Record<Scope, string>> = {
  read: 'Read everything but Social Security numbers',
  people: 'Add and change companies, people, wages, benefits and orders',
  time: 'Record and approve time and leave',
  'payroll.prepare': 'Prepare payrolls: schedules, periods, imported pay',
  'payroll.run': 'Submit, cancel and void payrolls',
  money: 'Add and change bank accounts, pay again what came back',
  filings: 'Prepare and submit tax filings',
  pii: 'See Social Security numbers in full',
  admin: 'Keys, webhooks, the sandbox, and the access of others',
}

/** What people are to a company. A former worker only reads: stubs and forms stay theirs. */
export const roles = ['administrator', 'bookkeeper', 'worker', 'formerWorker'] as const
export type Role = (typeof roles)[number]

/** A bookkeeper prepares and exports; payrolls are submitted and bank accounts changed by an administrator. */
export const scopesOf: Readonly<Record<Role, readonly Scope[]>> = {
  administrator: scopes,
  bookkeeper: ['read', 'time', 'payroll.prepare', 'filings'],
  worker: ['read', 'people', 'time', 'money'],
  formerWorker: ['read'],
}
