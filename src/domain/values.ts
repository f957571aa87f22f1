/** The closed lists of the interface, in the spelling that is answered. Input is matched without regard to case. */
export const workerTypes = ['W2', '1099-NEC'] as const
export const locationCategories = ['Remote', 'Office'] as const
export const entityTypes = [
  'C Corp',
  'S Corp',
  'LLC',
  'Single Member LLC',
  'LLP',
  'Partnership',
  'Sole Proprietor',
  'Non-Profit',
] as const
export const federalFilingForms = ['941', '944'] as const
export const federalDepositSchedules = ['Monthly', 'Semiweekly'] as const
export const compensationFrequencies = ['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly', 'Quarterly'] as const
export const payPeriodTypes = ['Regular', 'Off-Cycle', 'Missing', 'Dismissal'] as const
export const paymentMethods = ['Direct Deposit', 'Check'] as const

// biome-ignore format: a list to be read as a block
export const stateCodes = [
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS',
  'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC',
  'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY',
] as const

/** Whoever makes a law or asks for a return: the country, or a state. */
export const jurisdictions = ['US', ...stateCodes] as const
