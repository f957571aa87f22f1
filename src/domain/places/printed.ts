import type { BandsLaw, Figure, Law, PerHourLaw, WorksheetLaw } from '../../law/language/declare.ts'

/** What a law prints for one place, as far as a figure and not a table says it. */
export interface PrintedFigures {
  /** Percent of residents and of others. */
  readonly rate: { readonly resident: string; readonly nonresident: string } | null
  /** Percent of wages (dollars an hour where it goes by hours) that worker and employer owe. */
  readonly shares: Shares | null
  /** So many dollars. */
  readonly amount: PrintedAmount | null
}

interface PrintedAmount {
  readonly dollars: string
  readonly per: 'week' | 'month' | 'quarter' | 'year'
}

interface Shares {
  readonly employee: string | null
  readonly employer: string | null
  readonly per: 'wages' | 'hour'
  /** The employer's notice decides; what stands here is for a new employer. */
  readonly isAssigned: boolean
}

export function printedFigures(law: Law, where: string): PrintedFigures {
  if (law.method === 'worksheet')
    return { rate: rateIn(law, where), shares: null, amount: amountIn(law, where) }
  return { rate: null, shares: law.method === 'none' ? null : sharesIn(law), amount: null }
}

function rateIn({ figures, taxes }: WorksheetLaw, where: string): PrintedFigures['rate'] {
  const own = ['rate', 'city'].map((name) => placed(figures[name], where)).find((each) => each !== undefined)
  const pair = typeof own === 'string' ? { resident: own, nonresident: own } : own
  if (!isPair(pair)) return null
  const isOfResidents = taxes === 'residents' || taxes === 'stateResidents'
  return { resident: pair.resident, nonresident: isOfResidents ? '0%' : pair.nonresident }
}

/** A figure of many places has one for each. */
const placed = (figure: Figure | undefined, where: string): Figure | undefined =>
  isRecord(figure) && where in figure ? figure[where] : figure

const isRecord = (figure: Figure | undefined): figure is Readonly<Record<string, Figure>> =>
  typeof figure === 'object' && !Array.isArray(figure)

const isPair = (
  figure: Figure | undefined,
): figure is { readonly resident: string; readonly nonresident: string } =>
  isRecord(figure) && typeof figure.resident === 'string' && typeof figure.nonresident === 'string'

/** How often it is taken stands in its lines. */
const PERIODS = { weeks: 'week', monthTax: 'month', quarterEnds: 'quarter' } as const

function amountIn({ figures, lines }: WorksheetLaw, where: string): PrintedAmount | null {
  const dollars = placed(figures.fee ?? figures.amount, where)
  if (typeof dollars !== 'number') return null
  const formulas = Object.values(lines).join(' ')
  const [, per] = Object.entries(PERIODS).find(([input]) => formulas.includes(input)) ?? []
  return per === undefined ? null : { dollars: dollars.toFixed(2), per }
}

function sharesIn(law: BandsLaw | PerHourLaw): Shares {
  const isByHour = law.method === 'perHour'
  return {
    employee: isByHour ? (law.employee ?? null) : firstOf(law.employee),
    employer: isByHour ? (law.employer ?? null) : firstOf(law.employer),
    per: isByHour ? 'hour' : 'wages',
    isAssigned: law.assigned === true,
  }
}

/** The first that takes something: below it wages may be free, above it they may be capped. */
const firstOf = (bands: BandsLaw['employee']): string | null =>
  bands?.find(([, rate]) => Number.parseFloat(rate) > 0)?.[1] ?? bands?.[0]?.[1] ?? null
