export const time = {
  title: 'Time',
  lead: 'Cards to approve, with overtime and its reason.',
  none: 'Nobody tracks time.',
  noneBody: 'With a time tracking policy people clock in and out, and their hours stand here.',
  noneGo: 'Let people track time',
  columns: { person: 'Person', span: 'For', hours: 'Hours', overtime: 'Overtime', status: 'Status' },
  statuses: {
    Open: 'Open',
    Submitted: 'To approve',
    Approved: 'Approved',
    Synced: 'In payroll',
    Rejected: 'Given back',
  } as Readonly<Record<string, string>>,
  tabs: { Submitted: 'To approve', Approved: 'Approved', Open: 'Open', Synced: 'In payroll' } as Readonly<
    Record<string, string>
  >,
  filter: 'Cards',
  approve: 'Approve',
  approveAll: (count: number) => `Approve these ${count} cards`,
  reject: 'Give back',
  rejectTitle: (name: string) => `Give the card of ${name} back?`,
  reason: 'Why',
  keep: 'Keep it',
  intoPayroll: (count: number, span: string) =>
    count === 1 ? `Take 1 card of ${span} into payroll` : `Take ${count} cards of ${span} into payroll`,
  working: 'At work now',
  why: 'Why overtime',
  total: (hours: number) => `${hours} h`,
  nothing: 'No card here.',
  upload: {
    open: 'Upload time',
    title: 'Upload time worked',
    lead: 'A row for each stretch of work: the e-mail, the date, when it began and when it ended. Nothing is kept until you confirm; uploading a list twice counts once.',
    when: 'When',
  },
}
