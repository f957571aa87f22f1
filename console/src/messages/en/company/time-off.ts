export const timeOff = {
  title: 'Time off',
  lead: 'Who asks, who is away.',
  none: 'Nobody earns leave yet',
  noneBody: 'With a kind of leave, people see what they have left and ask for days; you approve them here.',
  noneGo: 'Add a kind of leave',
  decide: 'To decide',
  nothing: 'Nothing to decide.',
  coming: 'Approved',
  nobody: 'Nobody will be away.',
  approve: 'Approve',
  decline: 'Decline',
  hours: (hours: number) => `${hours} hours`,
}
