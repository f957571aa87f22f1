/** A moment as the clock of the work place shows it: `2026-12-01` and `09:30`. */
export function localParts(at: string, timeZone: string): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(new Date(at))
    .split(' ')
  return { day, time }
}
