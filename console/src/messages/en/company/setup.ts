export const setup = {
  title: 'Set up',
  of: (name: string) => `Set up ${name}`,
  lead: (open: number) =>
    open === 0 ? 'Everything is in place.' : open === 1 ? 'One step is left.' : `${open} steps are left.`,
  next: 'Next',
  later: 'Later',
  waiting: 'Waiting',
  do: 'Begin',
  check: 'Check the business',
  ready: { title: 'Ready', body: 'The company can run payroll.', go: 'To the payroll' },
  elsewhere: 'Open',
  save: 'Save',
}
