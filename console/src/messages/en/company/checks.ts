export const checks = {
  title: 'Checks',
  lead: 'Pay that you hand out on paper: print it, note what was cashed, void what was lost.',
  filter: 'Which checks',
  tabs: { issued: 'Out', stale: 'Stale', voided: 'Voided', cleared: 'Cashed' },
  none: {
    issued: 'No check is out',
    stale: 'No check went stale',
    voided: 'No check was voided',
    cleared: 'No check was cashed yet',
  },
  noneBody:
    'People without a bank account, or who ask for it, are paid by check. The payroll numbers each check.',
  columns: { number: 'Number', payee: 'To', date: 'Date', amount: 'Amount', acts: 'What to do' },
  from: (ending: string) => `from ••${ending}`,
  since: (day: string) => `since ${day}`,
  print: (count: number) => (count === 1 ? 'Print this check' : `Print these ${count}`),
  cashed: 'Cashed',
  void: 'Void…',
  anew: 'Write anew',
  voidTitle: (number: number, payee: string) => `Void check ${number} to ${payee}?`,
  voidLead: 'The pay is still owed. Tell your bank to stop the check.',
  reason: 'Reason',
  reissue: 'Write another check at once',
  keep: 'Keep it',
  rules: {
    title: 'Numbers and rules',
    next: (number: number) => `The next check is number ${number}.`,
    change: 'Change',
    numberOf: (account: string) => `Next check of ${account}`,
    numberHelp: 'As printed on your check stock. Every number is used once.',
    noAccount: 'Checks are drawn on a bank account of the company, and there is none yet.',
    addAccount: 'Add an account',
    stale: 'Stale checks',
    staleAfter: (days: number) => `A check that nobody cashed in ${days} days is stale.`,
    changeOf: (what: string) => `Change: ${what}`,
    staleLead: 'Most banks refuse a check after six months.',
    staleHelp: 'From 30 to 3650.',
    bankFile: 'File for the bank',
    bankFileOf: (account: string) => `File for the bank of ${account}`,
    bankFileLead:
      'Positive pay: the bank pays only the checks in this file. It has the account number in full, so keep it safe.',
    from: 'Written from',
    to: 'Through',
    download: 'Download',
    saved: (count: number) =>
      count === 0
        ? 'No check was written or voided in these days.'
        : count === 1
          ? 'Saved, with 1 check.'
          : `Saved, with ${count} checks.`,
    save: 'Save',
  },
}
