import { shelf } from './draw-up.ts'

/** Whether a tax of this name is known: `US.socialSecurity`, `GA.incomeTax`, `NY-NYC.incomeTax`. */
export const isTaxCode = (code: string): boolean => shelf.has(code) || code === BACKUP

/** Withheld from contractors: one rate, and no table. */
const BACKUP = 'US.backupWithholding'
