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

/** Whose tax it is: the worker's, the employer's or of both; of a tax that is none, nobody's. */
export function payersOf(code: string): readonly ('employee' | 'employer')[] {
  const law = shelf.taxes.get(code)?.[0]
  if (law === undefined || law.method === 'none') return []
  if (law.method === 'worksheet') return [law.payer ?? 'employee']
  return (['employee', 'employer'] as const).filter((payer) => law[payer] !== undefined)
}

/** The codes of one authority, but for those of its places: `GA.incomeTax`, `GA.sui`. */
export const taxCodesIn = (where: string): readonly string[] =>
  [...shelf.taxes.keys()].filter((code) => code.startsWith(`${where}.`)).sort()
