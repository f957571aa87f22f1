import { dollars } from '../../src/kernel/money.ts'

/** Cents as text, so that a figure is read as it is printed. */
export const shown = (lines: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(lines).map(([line, value]) => [line, typeof value === 'bigint' ? dollars(value) : value]),
  )
