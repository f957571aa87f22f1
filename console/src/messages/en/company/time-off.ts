export const timeOff = {
  title: 'Time off',
  lead: 'Who asks, who is away.',
  decide: 'To decide',
  nothing: 'Nothing to decide.',
  coming: 'Approved',
  nobody: 'Nobody will be away.',
  approve: 'Approve',
  decline: 'Decline',
  hours: (hours: number) => `${hours} hours`,
}
