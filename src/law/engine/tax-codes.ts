import { lawsByCode } from './select-laws.ts'

/** Whether a tax of this name is known: `US.socialSecurity`, `GA.incomeTax`, `NY-NYC.incomeTax`. */
export const isTaxCode = (code: string): boolean => lawsByCode.has(code) || code === BACKUP

/** Withheld from contractors: one rate, and no table. */
const BACKUP = 'US.backupWithholding'
