/** The operation that gives what a field asks for, by the word of the layout. */
const operations: readonly (readonly [pattern: RegExp, operation: string])[] = [
  [
    /^(user id|contact |employer contact |submitter contact |kind of employer|PIN)/,
    'adminPortal/updateFilingProfile',
  ],
  [/^(submitter|employer|Payer).*(EIN|Taxpayer ID)/, 'companyOnboarding/updateKybInformation'],
  [
    /^(company|submitter|employer|transmitter|organization|Payer)\b/,
    'companyOnboarding/updateCompanyLocation',
  ],
  [
    /^(state UI account|state employer|withholding number|UI rate)/,
    'adminPortal/updateStateRegistrationInfo',
  ],
  [/^(SSN|Recipient Taxpayer)/, 'userOnboarding/addKycInformation'],
  [/^hourly rate/, 'adminPortal/addUserWage'],
  [
    /^(first|middle|last|employee|suffix|Recipient|job title|SOC code or job title)\b/,
    'adminPortal/updateUser',
  ],
]

/** Whatever else a layout asks for is told with updateReportFacts; an amount is computed again. */
export const mending = (field: string, userId: string | null): string =>
  operations.find(([pattern]) => pattern.test(field))?.[1] ??
  (AMOUNT.test(field) || (field === '' && userId === null)
    ? 'adminPortal/prepareFiling'
    : 'adminPortal/updateReportFacts')

const AMOUNT = /^(box |12|UI |state t|number of |gross|Box )/
