interface Reason {
  readonly name: string
  readonly act: string
}

export const moveIn = {
  title: 'Move in from another provider',
  lead: 'Bring your people and the year so far, compare a few payrolls that were paid already, then pay the next one here.',
  steps: { bring: 'Bring', compare: 'Compare', live: 'Go live' },
  next: { compare: 'Go on to compare', live: 'Go on to go live' },
  bring: {
    title: 'What comes along',
    done: 'Done',
    people: {
      title: 'People',
      some: (count: number) => (count === 1 ? '1 person is here.' : `${count} people are here.`),
      lead: 'Upload a list: a row for each person.',
      go: 'Upload people',
    },
    wages: {
      title: 'Wages and certificates',
      lead: (count: number) =>
        count === 1
          ? '1 person has no wage yet. Workers fill in their own W-4.'
          : `${count} people have no wage yet. Workers fill in their own W-4.`,
      who: 'Show who has none',
      go: 'Upload wages',
    },
    year: {
      title: 'The year so far',
      lead: 'What was paid this year, so that wage bases, limits and the forms of the year go on from there.',
      go: 'Upload the year so far',
    },
  },
  wages: {
    title: 'Upload wages',
    lead: 'A row for each person: the e-mail, the rate, what it is per (Per Hour, Per Year), and from which day. Nothing is kept until you confirm; uploading a list twice counts once.',
    wage: 'Wage',
    from: 'From',
    bases: {
      'Per Hour': 'an hour',
      'Per Day': 'a day',
      'Per Week': 'a week',
      'Per Month': 'a month',
      'Per Year': 'a year',
    } as Readonly<Record<string, string>>,
  },
  history: {
    title: 'Upload the year so far',
    lead: 'A row for each paycheck, or one for the whole year so far. For each tax a column with the wages that were taxed and one with the tax. Nothing is kept until you confirm; uploading a list twice counts once.',
    file: 'CSV file',
    template: 'Download an empty list',
    found: (count: number, wrong: number) =>
      wrong === 0
        ? `${count} rows can be taken.`
        : `${wrong} of ${count} rows are wrong. Fix them in your list and upload it again: nothing was added.`,
    none: 'The list has no rows below its first line.',
    same: (count: number) =>
      count === 1 ? '1 of them is here already.' : `${count} of them are here already.`,
    rows: 'Rows of the list',
    row: 'Row',
    person: 'Person',
    payDate: 'Pay date',
    gross: 'Gross',
    what: 'What becomes of it',
    results: { added: 'New', replaced: 'Replaces what was there', same: 'Here already' },
    unknown: (email: string) => `Nobody here has the e-mail “${email}”.`,
    money: (column: string, said: string) => `“${said}” in ${column} must be an amount, such as 1,234.50.`,
    unknownHeads: (heads: string) =>
      `Nobody knows what these columns mean: ${heads}. Name them as in the sheet to fill in, or delete them.`,
    half: (code: string) => `${code} needs both its wages and its tax.`,
    go: (count: number) => (count === 1 ? 'Take 1 row' : `Take ${count} rows`),
  },
  compare: {
    title: 'Compare a payroll',
    lead: 'Export the register of a payroll from your provider as CSV, a row for each paycheck, and upload it as it is. Your pay is computed again here and put beside theirs. Nothing is paid.',
    file: 'Register (CSV)',
    onDay: 'Pay date of rows without one',
    again: 'Compare again',
    empty: 'Three payrolls that agree, or whose differences you understand, are enough.',
    all: (count: number) =>
      count === 1
        ? 'The paycheck is the same to the cent.'
        : `All ${count} paychecks are the same to the cent.`,
    some: (same: number, count: number) => `${same} of ${count} paychecks are the same to the cent.`,
    nothing: 'No row could be compared.',
    differences: 'What differs',
    every: 'All',
    filter: 'By likely reason',
    person: 'Person',
    payDate: 'Pay date',
    line: 'What',
    theirs: 'Theirs',
    ours: 'Here',
    difference: 'Difference',
    reason: 'Likely reason',
    faults: 'Rows that could not be compared',
    fault: 'Why',
    row: 'Row',
  },
  /** A likely reason, and a line of a register, as the service says it. */
  reason: (text: string) => text,
  reasons: {
    rounding: { name: 'Rounding', act: 'A cent or two: nothing to do.' },
    certificate: { name: 'Certificate', act: 'Ask for the W-4 and correct it here.' },
    taxability: { name: 'Taxability', act: 'Check the plan’s papers to see which of the two is right.' },
    rate: { name: 'Rate', act: 'Compare with the notice of the state.' },
    base: { name: 'Wages taxed', act: 'Look for pay, a deduction or a limit that only one of the two has.' },
    notTheirs: { name: 'Only here', act: 'Look at places, exemptions and registrations.' },
    notOurs: { name: 'Only there', act: 'Look at places, exemptions and registrations.' },
    sum: {
      name: 'Follows from others',
      act: 'Fix the lines; where they do not add up, a column is missing.',
    },
    unknown: { name: 'Not known', act: 'The paycheck here shows every step.' },
  } as Readonly<Record<string, Reason>>,
  mapping: {
    title: 'What the columns mean',
    lead: 'A wrong guess is changed here. It is kept: the next register of the same provider is read the same way.',
    guessed: 'Guessed by its name',
    kept: 'As last time',
    said: 'You said so',
    plain: {
      userId: 'Person, by id',
      externalId: 'Person, by employee number',
      email: 'Person, by e-mail',
      name: 'Person, by name',
      firstName: 'First name',
      lastName: 'Last name',
      payDate: 'Pay date',
      periodBegin: 'First day of the period',
      periodEnd: 'Last day of the period',
      gross: 'Gross pay',
      net: 'Net pay',
      ignored: 'Not compared',
    } as Readonly<Record<string, string>>,
    kinds: {
      earning: 'Pay',
      hours: 'Hours',
      deduction: 'Deduction',
      tax: 'Tax of the worker',
      employerTax: 'Tax of the company',
    } as Readonly<Record<string, string>>,
  },
  live: {
    title: 'What is left before the first payday here',
    compared: 'Three payrolls compared',
    comparedLead: (count: number) =>
      count === 0
        ? 'None was compared yet.'
        : count === 1
          ? '1 of 3 was compared.'
          : `${count} of 3 were compared.`,
    leave: 'Tell your old provider',
    leaveLead: 'Which pay date was the last there, and who files the returns of the quarter.',
    go: 'Open',
    ready: 'Everything is in place. Run the first payroll here.',
    run: 'Go to payroll',
  },
}
