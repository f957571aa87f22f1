import type { GarnishmentType } from '../../law/language/garnishment.ts'

/** What each kind of order makes of an employer who does not withhold. */
export const dutyToWithhold: Readonly<Record<GarnishmentType, string>> = {
  'Child Support':
    'an employer is liable to the State for what it fails to withhold (42 USC 666(b)(6)(C)); only who issued the order ends it',
  'Federal Tax Levy':
    'who does not honor a levy owes the amount itself, and half of it more without reasonable cause (26 USC 6332(d))',
  'State Tax Levy': 'the law of the state makes who does not honor its levy liable for the amount',
  'Student Loan':
    'an employer is liable for what it fails to withhold, with costs and fees (20 USC 1095a(a)(6))',
  'Federal Agency Debt': 'an employer is liable for what it fails to withhold (31 USC 3720D; 31 CFR 285.11)',
  Creditor: 'the law of the state makes who does not answer a writ liable to the creditor',
  Bankruptcy: 'the order of the court binds the employer (11 USC 1325(c))',
}
