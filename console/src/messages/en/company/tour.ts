export const tour = {
  end: 'End the tour',
  look: 'This company pays for the first time. See what it costs, person by person, before anything happens.',
  lookGo: 'Look at the payroll',
  submit:
    'Every amount opens to its reason. When it looks right, submit it; until the deadline you can take it back.',
  travel: 'It is submitted. This is a sandbox: choose “To payday” in the bar above, and the money moves.',
  open: 'Everybody is paid. Open a paycheck and choose a line: it shows the steps and the law behind it.',
  openGo: 'Open the payday',
  done: 'That is a payroll, from hours to explained paychecks. “Money” shows where each dollar is now.',
  doneGo: 'Where the money is',
}
