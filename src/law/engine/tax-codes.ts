import { shelf } from './shelf.ts'

/** Whether a tax of this name is known: `US.socialSecurity`, `GA.incomeTax`, `NY-NYC.incomeTax`. */
export const isTaxCode = (code: string): boolean => shelf.taxes.has(code) || code === BACKUP

/** Withheld from contractors: one rate, no wage base. */
const BACKUP = 'US.backupWithholding'

/** What a known code is called, by its newest edition: `GA - State Withholding Tax`. */
export function taxNameOf(code: string): string {
  const name = shelf.taxes.get(code)?.[0]?.name ?? (code === BACKUP ? 'Backup Withholding' : code)
  return name.replace('{place}', code.replace(/\.[^.]*$/, ''))
}
