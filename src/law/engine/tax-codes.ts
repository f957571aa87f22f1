import { shelf } from './shelf.ts'

/** Whether a tax of this name is known: `US.socialSecurity`, `GA.incomeTax`, `NY-NYC.incomeTax`. */
export const isTaxCode = (code: string): boolean => shelf.taxes.has(code) || code === BACKUP

/** Withheld from contractors: one rate, no wage base. */
const BACKUP = 'US.backupWithholding'
