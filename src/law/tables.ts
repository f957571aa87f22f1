import type { Term } from './compile.ts'
import type { Row, Table } from './declare.ts'
import { exact, type Fraction, fraction, lcm, multiplied, plus } from './exact.ts'

export type Shape = keyof typeof SHAPES

/** A printed table read at x: the row is found by its bound, and each row is a straight line from there. */
export function shaped(shape: Shape, table: Table, x: Term): Term & { row: (frame: Float64Array) => string } {
  const exclusive = 'over' in table
  const rows = rowsOf(table)
  const lines = rows.map((_, index) => SHAPES[shape](rows, index))
  const finest = rows.reduce((all, [bound]) => lcm(all, fraction(bound).denominator), x.denominator)
  const slopes = lines.reduce((all, { slope }) => lcm(all, slope.denominator), 1)
  const denominator = lines.reduce((all, { base }) => lcm(all, base.denominator), exact(slopes * finest))
  const zoom = finest / x.denominator
  const bounds = rows.map(([bound]) => over(fraction(bound), finest))
  const bases = lines.map(({ base }) => over(base, denominator))
  const gains = lines.map(({ slope }) => over(slope, denominator / finest))
  const words = rows.map((row) => WORDS[shape](row, exclusive ? 'over' : 'at least'))
  const find = (value: number): number => {
    let row = rows.length - 1
    if (exclusive) while (row > 0 && value <= bounds[row]!) row--
    else while (row > 0 && value < bounds[row]!) row--
    return row
  }
  return {
    denominator,
    at: (frame) => {
      const value = x.at(frame) * zoom
      const row = find(value)
      // Below the first bound nothing is due.
      if (value < bounds[row]!) return 0
      return bases[row]! + (value - bounds[row]!) * gains[row]!
    },
    row: (frame) => words[find(x.at(frame) * zoom)]!,
  }
}

/** The row as the clerk finds it on the page. */
const WORDS: Readonly<Record<Shape, (row: Row, bound: string) => string>> = {
  brackets: ([bound, rate, base = 0], word) => `${word} ${bound}: ${base} + ${rate} of the excess`,
  ladder: ([bound, rate, subtract = 0], word) => `${word} ${bound}: ${rate} less ${subtract}`,
  lookup: ([bound, value], word) => `${word} ${bound}: ${value}`,
}

export const rowsOf = (table: Table): readonly Row[] => ('over' in table ? table.over : table.atLeast)

interface Line {
  /** The value on the bound. */
  readonly base: Fraction
  readonly slope: Fraction
}

export const SHAPES = {
  /** base + rate × (x − bound), with the base as printed. */
  brackets: (rows: readonly Row[], index: number): Line => ({
    base: baseOf(rows, index),
    slope: fraction(rows[index]![1]),
  }),
  /** rate × x − the third column: some authorities print the same ladder as "subtract". */
  ladder: (rows: readonly Row[], index: number): Line => {
    const [bound, rate, subtract = 0] = rows[index]!
    const slope = fraction(rate)
    return { base: plus(multiplied(slope, fraction(bound)), fraction(-subtract)), slope }
  },
  /** The value of the row, wherever x stands in it. */
  lookup: (rows: readonly Row[], index: number): Line => ({
    base: fraction(rows[index]![1]),
    slope: fraction(0),
  }),
}

/** As printed, or by the rows above: the tax on the bound. */
export function baseOf(rows: readonly Row[], index: number): Fraction {
  const printed = rows[index]![2]
  if (printed !== undefined) return fraction(printed)
  if (index === 0) return fraction(0)
  return taxAtBound(rows, index)
}

export function taxAtBound(rows: readonly Row[], index: number): Fraction {
  const [below, rate] = rows[index - 1]!
  const width = plus(fraction(rows[index]![0]), fraction(-below))
  return plus(baseOf(rows, index - 1), multiplied(fraction(rate), width))
}

const over = ({ numerator, denominator }: Fraction, to: number): number =>
  exact((numerator * to) / denominator)
