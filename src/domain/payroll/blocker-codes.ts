/** What may stand in the way of a payroll, and what each code means. */
export const blockerCodes = {
  kybNotPassed: 'The business has not been verified',
  noFundingAccount: 'There is no bank account to draw from',
  earlierPeriodOpen: 'An earlier period was neither run nor skipped',
  fundingOwed: 'The funding of an earlier payroll came back and is still owed',
  historyMissing: 'What was paid elsewhere this year is missing',
  stateNotRegistered: 'People work in a state where the company is not registered',
  nobodyEnrolled: 'Nobody is in the period',
  certificateInvalid: 'A certificate of a worker cannot be computed with',
  rateMissing: 'A rate that a place assigns is missing',
  lawNotChecked: 'The law was not checked for the pay date',
  amountTooLarge: 'An amount is too large to be computed',
  earningsNegative: 'What a worker earns comes to less than nothing',
  netUnreachable: 'No gross amount leaves the net that was asked',
  insuranceUnknown: 'What life insurance of a worker costs cannot be told',
  placeNotKnown: 'Where a worker lives or works is not known, and the company wants it known',
  orderInvalid: 'An order of a worker cannot be computed with',
  more: 'There are more workers who cannot be paid than are named',
} as const satisfies Readonly<Record<string, string>>

export type BlockerCode = keyof typeof blockerCodes
