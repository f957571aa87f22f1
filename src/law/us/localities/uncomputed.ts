import type { UncomputedRow } from '../../language/locality.ts'

/** Cities that take a tax of work in them which a paycheck carries only when the registration says so, or never. */
// biome-ignore format: one tax a line
export const uncomputedCities: readonly UncomputedRow[] = [
  { state: 'DE', tax: 'a head tax of the employer, 15.00 a month for each employee beyond the fifth', confidence: 'recalled', source: 'Wilmington City Code chapter 5', cities: ['Wilmington'] },
  { state: 'PA', tax: 'a payroll expense tax of the employer', confidence: 'recalled', source: 'Pittsburgh City Code chapter 258', cities: ['Pittsburgh'], answeredBy: 'Pittsburgh Payroll Expense Tax' },
  { state: 'OR', tax: 'a community safety payroll tax', confidence: 'recalled', source: 'Eugene Code chapter 3', cities: ['Eugene'], answeredBy: 'Eugene Community Safety Payroll Tax' },
  { state: 'WA', tax: 'payroll expense and social housing taxes of large employers', confidence: 'unsure', source: 'Seattle Municipal Code chapters 5.37 and 5.38', cities: ['Seattle'] },
]
