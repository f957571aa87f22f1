interface Prompt {
  readonly title: string
  readonly description: string
  readonly arguments: readonly {
    readonly name: string
    readonly description: string
    readonly required: true
  }[]
  readonly text: (given: Readonly<Record<string, string>>) => string
}

const asked = (name: string, description: string) => ({ name, description, required: true }) as const

/** What people ask an agent for, as work in steps. */
export const prompts: Readonly<Record<string, Prompt>> = {
  'close-this-payroll': {
    title: 'Close this payroll',
    description: 'From hours to a submitted payroll, with a person who decides.',
    arguments: [
      asked('companyId', 'The company.'),
      asked('payPeriodId', 'The pay period; reports_getUnProcessedPayPeriod lists them.'),
    ],
    text: ({
      companyId,
      payPeriodId,
    }) => `Close the payroll of company ${companyId}, pay period ${payPeriodId}.

1. Read reports_getCompanyTask: what must be done before anybody can be paid comes first.
2. Read payroll_previewPayroll. List every blocker and every warning in plain words, each with what clears it.
3. Compare with the period before: who is paid much more or less, who is new, who is missing. For any line that somebody could
   doubt, read the resource purser://paychecks/{payPeriodId}/{userId} and give its sentence.
4. Ask the person about hours, bonuses and absences that are missing; write them with payroll_importRegularPayrollData; preview
   again.
5. Call payroll_initiatePayroll without confirm. Show what would be drawn, from when, when people are paid, and to how many.
6. Only when the person says yes to these figures: call it with confirm: true and an idempotencyKey of your own.
7. Read reports_getPayRun and say when the money moves.

Never make up hours, rates or amounts. Never confirm anything that the person did not see.`,
  },
  'why-did-my-net-change': {
    title: 'Why did my net change?',
    description: 'Two paychecks of a worker beside each other, and the reason of each difference.',
    arguments: [asked('companyId', 'The company.'), asked('userId', 'The worker.')],
    text: ({
      companyId,
      userId,
    }) => `Explain to worker ${userId} of company ${companyId} why the last net pay differs from the
one before.

1. Find the last two periods in which the worker was paid: reports_getIndividualPayrollHistory.
2. Read purser://paychecks/{payPeriodId}/{userId} of both.
3. Put their lines beside each other: pay, taxes, deductions, reimbursements. Show the lines that differ, with both amounts.
4. For each give the reason that the explanation names: hours or rate, a limit that was reached, a certificate that changed, a
   benefit that began or ended, a new edition of a table. Quote its sentence. Where it names none, say that you do not know.
5. End with one sentence: the net rose or fell by so much, mainly because of what.

Use plain words. Compute nothing yourself but the differences.`,
  },
}
