/** Money that the books say left or reached the bank needs an account that it did so from. */
export const fundingRefusals = {
  noAccount: 'Link a company bank account with addCompanyBankAccount first',
} as const
