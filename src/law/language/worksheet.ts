import { readerOf } from './certificate.ts'
import { compile, constant } from './compile.ts'
import type { Figure, SheetLines, WorksheetLaw } from './declare.ts'
import { fraction } from './exact.ts'
import { type CompiledLine, explainer } from './explanation.ts'
import { type Expression, parse } from './expression.ts'
import { UNITS } from './field.ts'
import { inWords, type Way } from './in-words.ts'
import { literal, Program } from './program.ts'
import type { Meaning, Show, Term } from './term.ts'
import type { FederalCertificate, Frequency, Step } from './types.ts'

/** What lines may read besides the certificate and the figures; money in cents, hours in hundredths. */
export interface Inputs {
  /** The taxable wages of this period: regular, or all of them when they are taken as one payment. */
  wages: number
  /** The same before any deduction. */
  gross: number
  supplemental: number
  bonus: number
  /** Supplemental wages that are not bonuses. */
  other: number
  /** Under this code in the year, before this payment. */
  yearWages: number
  yearTax: number
  /** Federal income tax withheld from this period's wages. */
  federalTax: number
  /** Federal tax on the supplemental wages alone. */
  federalSupplementalTax: number
  /** Social Security and Medicare withheld now, and in the year before. */
  fica: number
  ficaToDate: number
  /** The state's tax on these wages, before extra withholding. */
  stateTax: number
  /** What the places of work took from a worker who lives elsewhere: a home city may give credit for it. */
  workPlaceTax: number
  /** What other places of the work state took before this one: a county may credit a city's fee. */
  placeTax: number
  /** Of courtesy withholding; nothing where there is none. */
  creditFactor: number
  creditLimit: number
  /** Under this code in the month of the pay date, before this payment. */
  monthWages: number
  monthTax: number
  /** Workweeks that end in the period, and whether a quarter does. */
  weeks: number
  quarterEnds: number
  employees: number
  /** The employer's own rate for this code, in millionths. Unknown is refused when a line reads it. */
  assignedRate: number | undefined
  assignedAmount: number | undefined
  /** Whether the employer takes that amount in parts of each period, where it may take it at once. */
  eachPeriod: number
  hours: number | undefined
}

/** Words known before the payment: the choices of the certificate, the period, the place and the residency. */
export interface Words {
  readonly period: Frequency
  readonly place: string
  readonly residency: 'resident' | 'nonresident'
  readonly [choice: string]: string
}

export interface Worksheet {
  /** The last line, in cents. */
  readonly run: Run
  /** The same; afterwards every line can be told. */
  readonly trace: Run
  /** The lines of the latest trace. */
  readonly explain: () => Step[]
}

type Run = (inputs: Inputs, elected: readonly number[], w4: FederalCertificate) => number

/** The lines of a law for one set of words, compiled once; what explains them, when it is first asked for. */
export function worksheet(law: WorksheetLaw, lines: SheetLines, words: Words): Worksheet {
  const sheet = new Sheet(law, words)
  const { program } = sheet
  const steps = Object.entries(lines).map(([line, formula]) => sheet.add(line, formula))
  const { at, denominator } = steps.at(-1)!.term
  const cents =
    denominator === 100
      ? at
      : program.emit('round', program.emit('multiply', at, literal(100)), literal(denominator))
  const frame = program.frame()
  let trace: ReturnType<Program['trace']> | undefined
  return {
    run: program.run(cents),
    trace: (inputs, elected, w4) => {
      trace ??= program.trace(cents)
      return trace(frame, inputs, elected, w4)
    },
    explain: explainer(steps, frame),
  }
}

export const PERIODS: Readonly<Record<Frequency, number>> = {
  Daily: 260,
  Weekly: 52,
  BiWeekly: 26,
  SemiMonthly: 24,
  Monthly: 12,
  Quarterly: 4,
  SemiAnnual: 2,
  Annual: 1,
}

/** What each input counts in, and what a tax that reads it says it needs when it is not known. */
const INPUTS: Readonly<Record<keyof Inputs, { denominator: number; needs?: string }>> = {
  wages: { denominator: 100 },
  gross: { denominator: 100 },
  supplemental: { denominator: 100 },
  bonus: { denominator: 100 },
  other: { denominator: 100 },
  yearWages: { denominator: 100 },
  yearTax: { denominator: 100 },
  federalTax: { denominator: 100 },
  federalSupplementalTax: { denominator: 100 },
  fica: { denominator: 100 },
  ficaToDate: { denominator: 100 },
  stateTax: { denominator: 100 },
  workPlaceTax: { denominator: 100 },
  placeTax: { denominator: 100 },
  creditFactor: { denominator: 10_000 },
  creditLimit: { denominator: 10_000 },
  monthWages: { denominator: 100 },
  monthTax: { denominator: 100 },
  weeks: { denominator: 1 },
  quarterEnds: { denominator: 1 },
  assignedRate: { denominator: 1_000_000, needs: 'the rate assigned to the employer' },
  assignedAmount: { denominator: 100, needs: 'the yearly amount that the place has set' },
  eachPeriod: { denominator: 1 },
  employees: { denominator: 1 },
  hours: { denominator: 100, needs: 'the hours of the period' },
}

/** Gives each name its slot as the lines come to it. */
class Sheet {
  readonly program = new Program()
  readonly #law: WorksheetLaw
  readonly #words: Words
  readonly #lines = new Map<string, Term>()
  readonly #given = new Map<string, Term>()

  constructor(law: WorksheetLaw, words: Words) {
    this.#law = law
    this.#words = words
  }

  add(line: string, formula: string): CompiledLine {
    const name = line.split(' ')[0]!
    if (this.#isTaken(name))
      throw new Error(`${this.#law.where}: line ${name} has the name of something else`)
    const reads: [string, Show][] = []
    const ways = new Map<Expression, Way>()
    const expression = parse(formula)
    const mean = (each: string): Meaning => this.#mean(each)
    const term = compile(expression, {
      program: this.program,
      mean,
      read: (text, show) => reads.push([text, show]),
      note: (of, way) => ways.set(of, way),
    })
    this.#lines.set(name, term)
    return { line, words: () => inWords(expression, { mean, ways }), term, reads }
  }

  #isTaken(name: string): boolean {
    const { figures, certificate } = this.#law
    const elsewhere: readonly object[] = [figures, certificate.fields, INPUTS, this.#words, { periods: 0 }]
    return this.#lines.has(name) || elsewhere.some((names) => Object.hasOwn(names, name))
  }

  #mean(name: string): Meaning {
    const line = this.#lines.get(name)
    if (line !== undefined) return { term: line }
    if (name === 'periods') return { term: { ...constant(fraction(this.#periods())), isCount: true } }
    const word = this.#words[name]
    if (word !== undefined) return { word }
    const figure: Figure | undefined = this.#law.figures[name]
    if (figure !== undefined) return { figure }
    return { term: this.#given.get(name) ?? this.#reserve(name) }
  }

  #periods(): number {
    return this.#law.periods?.[this.#words.period] ?? PERIODS[this.#words.period]
  }

  #reserve(name: string): Term {
    const { certificate, where } = this.#law
    const field = certificate.fields[name]
    if (field !== undefined && field.kind !== 'choice') {
      const position = readerOf(certificate).fields.findIndex((each) => each.name === name)
      const { denominator } = UNITS[field.kind]
      const at =
        field.fromW4 === undefined ? this.program.take(`elected[${position}]`) : this.program.takeW4(field)
      const isCount = field.kind === 'count' || field.kind === 'flag'
      return this.#keep(name, { at, denominator, ...(isCount && { isCount }) })
    }
    const input = INPUTS[name as keyof Inputs]
    if (input === undefined) throw new Error(`${where}: unknown name ${name}`)
    const { denominator, needs } = input
    const source = needs === undefined ? `inputs.${name}` : `known(inputs.${name}, '${needs}')`
    return this.#keep(name, { at: this.program.take(source), denominator })
  }

  #keep(name: string, term: Term): Term {
    this.#given.set(name, term)
    return term
  }
}
