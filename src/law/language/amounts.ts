import type { Fraction } from './exact.ts'
import { printed } from './exact.ts'

/** Cents as dollars, for a step. */
export const money = (amount: number): string => printed(amount, 100)

/** 62/1000 → '6.2%'. */
export const percent = ({ numerator, denominator }: Fraction): string =>
  `${printed(numerator * 100, denominator).replace(/\.?0+$/, '')}%`
