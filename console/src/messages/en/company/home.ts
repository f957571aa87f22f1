import { tasks } from './tasks.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const home = {
  title: 'Home',
  addPerson: 'Add a person',
  offCycle: 'Run off-cycle',
  next: 'Next payroll',
  submittedOver: 'Submitted',
  daysLeft: (days: number) => (days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`),
  late: 'Past its deadline',
  pay: (count: number, day: string) => `Pay ${people(count)} on ${day}`,
  paid: (count: number, day: string) => `${people(count)} are paid on ${day}`,
  spanAndDeadline: (span: string, day: string) =>
    `For ${span}. Submit by ${day}, 11:59 PM Eastern, and everyone is paid on time.`,
  spanSubmitted: (span: string, day: string) =>
    `For ${span}. You can take it back until ${day}, 11:59 PM Eastern.`,
  spanLate: (span: string) => `For ${span}. It can still be paid, on a later day.`,
  spanInProcess: (span: string) => `For ${span}. The money is on its way.`,
  review: 'Review payroll',
  hours: 'Edit hours',
  follow: 'Follow it',
  drawn: (day: string, account: string) => `Drawn ${day}, from ${account}`,
  wired: (day: string) => `By wire until ${day}, 6:00 PM Eastern`,
  drawnOnly: (day: string) => `Drawn ${day}`,
  noAccount: 'your bank account',
  shares: {
    net: 'Net pay',
    withheld: 'Taxes withheld from your people',
    own: 'Your own payroll taxes',
    deducted: 'Benefits and deductions',
    orders: 'Court orders',
  },
  split: 'Where the money of the next payroll goes',
  checks: (amount: string) => `${amount} of it you hand out yourself, by check.`,
  computing: 'Computing what it will cost…',
  cannot: 'It cannot be computed yet.',
  needsYou: 'Needs you',
  nothing: 'Nothing waits for you.',
  coming: 'Coming up',
  lastDay: 'Last day to submit',
  lastHour: 'until 11:59 PM Eastern',
  isWired: (amount: string) => `${amount} arrives by wire`,
  isDrawn: (amount: string) => `${amount} is drawn`,
  paydayName: 'Payday',
  payday: (day: string) => `Pay on ${day}`,
  deposited: (amount: string) => `${amount} of tax is deposited`,
  deposits: (count: number) => (count === 1 ? '1 agency' : `${count} agencies`),
  agencies: 'Set aside for agencies',
  noAgencies: 'Nothing is owed. Taxes appear here with your first payroll.',
  allAgencies: 'All agencies',
  costs: 'What payroll costs',
  costsHow: 'by payday; hatched is not submitted yet',
  costsLabel: 'What each of the last payrolls cost, by payday',
  shortShares: {
    net: 'Net pay',
    withheld: 'Withheld taxes',
    own: 'Your taxes',
    deducted: 'Benefits and deductions',
    orders: 'Court orders',
  },
  noHistory: 'Your first payday will appear here.',
  asksOff: (name: string, hours: number) => `${name} asks for ${hours} hours off`,
  offSpan: (kind: string, span: string) => `${kind}, ${span}.`,
  cannotPay: (name: string) => `${name} cannot be paid yet`,
  missing: (what: string) => `Missing: ${what}.`,
  lacks: {
    addWage: 'what to pay',
    addKyc: 'name, address and Social Security number',
    correctKyc: 'a corrected identity',
    waitForKyc: 'the end of the identity check',
    addW4: 'the W-4',
    addBankAccount: 'a bank account',
    acceptTerms: 'consent to the terms',
    verifyCompany: 'the company’s own business check',
  } as Readonly<Record<string, string>>,
  notes: {
    renewExemption: {
      title: (count: number) =>
        count === 1
          ? '1 person claimed exemption from tax for last year'
          : `${count} people claimed exemption from tax for last year`,
      detail: 'Without a new W-4, tax is withheld from mid-February as for a single person.',
    },
    addStateCertificate: {
      title: (count: number) =>
        count === 1
          ? '1 person has not filled in their state’s form'
          : `${count} people have not filled in their state’s form`,
      detail: 'They are paid, and taxed as if they claimed no allowances.',
    },
    answerPlace: {
      title: (count: number) =>
        count === 1 ? 'Where 1 person lives is not known' : `Where ${count} people live is not known`,
      detail: 'A city or county may tax them. They are paid without that tax until you say so.',
    },
    confirmBankAccountChange: {
      title: (count: number) =>
        count === 1 ? '1 change of bank accounts waits' : `${count} changes of bank accounts wait`,
      detail: 'Pay goes to the old account until the waiting day is over.',
    },
  } as Readonly<Record<string, { title: (count: number) => string; detail: string }>>,
  tasks: tasks as Readonly<Record<string, (count: number) => string>>,
  moreLike: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  showTasks: 'Show them',
  others: (count: number) => (count === 1 ? '1 other person' : `${count} other people`),
  othersLack: 'cannot be paid yet either.',
  moreLeave: (count: number) => (count === 1 ? '1 more asks for time off' : `${count} more ask for time off`),
  showThem: 'Show who',
  fill: 'Fill in',
  ask: (name: string) => `Ask ${name}`,
  asked: 'Asked',
  doIt: 'Do it',
  empty: {
    title: 'A few steps to your first payroll',
    body: 'Tell us about the company, its bank account and when you pay. The list always shows the next step.',
    go: 'Set up the company',
  },
  bank: (name: string, ending: string) => `${name} ${ending}`,
  people,
}
