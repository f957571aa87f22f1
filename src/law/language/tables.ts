import type { Row, Table } from './declare.ts'
import { exact, type Fraction, fraction, lcm, multiplied, plus } from './exact.ts'
import { type TableData, type TableRow, tableData } from './table-data.ts'

export type TableShape = keyof typeof SHAPES

export interface Shaped {
  readonly data: TableData
  /** Of the value read. */
  readonly denominator: number
  /** The rows as the clerk finds them on the page, and in words. */
  readonly rows: readonly Row[]
  readonly words: readonly string[]
}

/** A printed table to be read at an x over this denominator: each row is a straight line from its bound. */
export function shaped(shape: TableShape, table: Table, xDenominator: number): Shaped {
  const isOver = 'over' in table
  const rows = rowsOf(table)
  const lines = rows.map((_, index) => SHAPES[shape](rows, index))
  const finest = rows.reduce((all, [bound]) => lcm(all, fraction(bound).denominator), xDenominator)
  const slopes = lines.reduce((all, { slope }) => lcm(all, slope.denominator), 1)
  const denominator = lines.reduce((all, { base }) => lcm(all, base.denominator), exact(slopes * finest))
  const data = tableData(
    finest / xDenominator,
    lines.map(({ base, slope }, index): TableRow => {
      const bound = over(fraction(rows[index]![0]), finest)
      return [isOver ? bound + 1 : bound, bound, over(base, denominator), over(slope, denominator / finest)]
    }),
  )
  const told = rows.map((row, index) => withBase(shape, row, lines[index]!))
  const words = told.map((row) => WORDS[shape](row, isOver ? 'over' : 'at least'))
  return { data, denominator, rows: told, words }
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

/** A bracket whose base is not printed is told with the one that the rows above give it. */
const withBase = (shape: TableShape, row: Row, { base }: Line): Row =>
  shape === 'brackets' ? [row[0], row[1], base.numerator / base.denominator] : row

/** 1350.5 → '1350.50', 1350 → '1350'. */
export const plainly = (figure: number): string =>
  Number.isInteger(figure) ? String(figure) : figure.toFixed(Math.max(2, Math.min(6, decimalsOf(figure))))

const decimalsOf = (figure: number): number => String(figure).split('.')[1]?.length ?? 0

const WORDS: Readonly<Record<TableShape, (row: Row, bound: string) => string>> = {
  brackets: ([bound, rate, base = 0], word) => `${word} ${bound}: ${plainly(base)} + ${rate} of the excess`,
  ladder: ([bound, rate, subtract = 0], word) => `${word} ${bound}: ${rate} less ${subtract}`,
  lookup: ([bound, value], word) => `${word} ${bound}: ${value}`,
}

/** As printed, or by the rows above: the tax on the bound. */
function baseOf(rows: readonly Row[], index: number): Fraction {
  const printed = rows[index]![2]
  if (printed !== undefined) return fraction(printed)
  return index === 0 ? fraction(0) : taxAtBound(rows, index)
}

/** What the row above gives where this row begins. */
export function taxAtBound(rows: readonly Row[], index: number): Fraction {
  const [below, rate] = rows[index - 1]!
  const width = plus(fraction(rows[index]![0]), fraction(-below))
  return plus(baseOf(rows, index - 1), multiplied(fraction(rate), width))
}

const over = ({ numerator, denominator }: Fraction, to: number): number =>
  exact((numerator * to) / denominator)
