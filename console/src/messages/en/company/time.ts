export const time = {
  title: 'Time',
  lead: 'Cards to approve, with overtime and its reason.',
  none: 'Nobody tracks time.',
  noneBody: 'With a time tracking policy people clock in and out, and their hours stand here.',
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
  reject: 'Give back',
  rejectTitle: (name: string) => `Give the card of ${name} back?`,
  reason: 'Why',
  keep: 'Keep it',
  working: 'At work now',
  why: 'Why overtime',
  total: (hours: number) => `${hours} h`,
  nothing: 'No card here.',
}
