export const setup = {
  title: 'Set up',
  moveIn: 'Move in from another provider',
  of: (name: string) => `Set up ${name}`,
  lead: (open: number) =>
    open === 0 ? 'Everything is in place.' : open === 1 ? 'One step is left.' : `${open} steps are left.`,
  steps: {
    businessInformation: {
      title: 'About the business',
      lead: 'Its EIN, the kind of company, and where it was founded.',
    },
    businessCheck: {
      title: 'Business check',
      lead: 'A look into the registers, usually minutes. Payroll can be drawn only after it.',
    },
    owner: {
      title: 'Owner',
      lead: 'Whoever owns 25% or more: address, date of birth and Social Security number.',
    },
    filingLocation: {
      title: 'Address',
      lead: 'Where the company is, and where agencies write to.',
    },
    bankAccount: {
      title: 'Bank account',
      lead: 'The account that your payroll is drawn from.',
    },
    stateRegistration: {
      title: 'State registration',
      lead: 'The account numbers and the rate that the state gave you, or “Applied For”.',
    },
    paySchedule: {
      title: 'First payday',
      lead: 'How often you pay, and when first.',
    },
    workers: {
      title: 'People',
      lead: 'Name and e-mail are enough. They fill in the rest themselves.',
    },
    history: {
      title: 'Pay of this year from elsewhere',
      lead: 'What was paid before you came here, so that limits and forms are right.',
    },
    terms: {
      title: 'Terms',
      lead: 'The company agrees to be served.',
    },
  } as Readonly<Record<string, { readonly title: string; readonly lead: string }>>,
  invited: (count: number) => ({
    title: 'People',
    detail:
      count === 1
        ? 'One person is added. Payroll begins when they have filled in what is theirs.'
        : `${count} people are added. Payroll begins when one of them has filled in what is theirs.`,
  }),
  look: 'Look',
  byProgram: 'Done by your program:',
  next: 'Next',
  waiting: 'Waiting',
  do: 'Begin',
  check: 'Check the business',
  ready: { title: 'Ready', body: 'The company can run payroll.', go: 'To the payroll' },
  save: 'Save',
}
