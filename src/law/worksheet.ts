import { Problem } from '../kernel/problem.ts'
import { type Elected, positionOf, UNITS } from './certificate.ts'
import { compile, constant, type Meaning, numeratorOf, type Show, type Term } from './compile.ts'
import type { Figure, Lines, WorksheetLaw } from './declare.ts'
import { fraction, printed, roundDivide } from './exact.ts'
import { parse } from './expression.ts'
import { inSlot, Program } from './program.ts'
import type { Frequency, Step } from './types.ts'

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
  /** The year's wages under this code before this payment. */
  yearWages: number
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
  employees: number
  /** The employer's own rate for this code, in millionths. Unknown is refused when a line reads it. */
  assignedRate: number | undefined
  assignedAmount: number | undefined
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
  readonly run: (inputs: Inputs, elected: Elected) => number
  /** The lines of the latest run, read back from its frame. */
  readonly explain: () => Step[]
}

/** The lines of a law for one set of words, compiled once. */
export function worksheet(law: WorksheetLaw, lines: Lines, words: Words): Worksheet {
  const sheet = new Sheet(law, words)
  const steps = Object.entries(lines).map(([line, formula]) => sheet.add(line, formula))
  const { frame, run } = sheet.program.ready()
  const { fills } = sheet
  const last = steps.at(-1)!.term
  const { denominator } = last
  return {
    run: (inputs, elected) => {
      for (let at = 0; at < fills.length; at++) fills[at]!(frame, inputs, elected)
      run(frame)
      const numerator = numeratorOf(last, frame)
      return denominator === 100 ? numerator : roundDivide(numerator * 100, denominator)
    },
    explain: () =>
      steps.map(({ line, formula, term, reads }) => ({
        line,
        formula,
        inputs: shown(reads, frame),
        value: printed(numeratorOf(term, frame), term.denominator),
      })),
  }
}

function shown(reads: CompiledLine['reads'], frame: Float64Array): Record<string, string> {
  const inputs: Record<string, string> = {}
  for (const [name, show] of reads) {
    const value = typeof show === 'string' ? show : show(frame)
    if (value !== undefined) inputs[name] = value
  }
  return inputs
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

interface CompiledLine {
  readonly line: string
  readonly formula: string
  readonly term: Term
  readonly reads: readonly (readonly [string, Show])[]
}

const INPUTS: Readonly<Record<keyof Inputs, { denominator: number; get: (inputs: Inputs) => number }>> = {
  wages: { denominator: 100, get: (inputs) => inputs.wages },
  gross: { denominator: 100, get: (inputs) => inputs.gross },
  supplemental: { denominator: 100, get: (inputs) => inputs.supplemental },
  bonus: { denominator: 100, get: (inputs) => inputs.bonus },
  other: { denominator: 100, get: (inputs) => inputs.other },
  yearWages: { denominator: 100, get: (inputs) => inputs.yearWages },
  federalTax: { denominator: 100, get: (inputs) => inputs.federalTax },
  federalSupplementalTax: { denominator: 100, get: (inputs) => inputs.federalSupplementalTax },
  fica: { denominator: 100, get: (inputs) => inputs.fica },
  ficaToDate: { denominator: 100, get: (inputs) => inputs.ficaToDate },
  stateTax: { denominator: 100, get: (inputs) => inputs.stateTax },
  workPlaceTax: { denominator: 100, get: (inputs) => inputs.workPlaceTax },
  assignedRate: {
    denominator: 1_000_000,
    get: (inputs) => known(inputs.assignedRate, 'the rate assigned to the employer'),
  },
  assignedAmount: {
    denominator: 100,
    get: (inputs) => known(inputs.assignedAmount, 'the yearly amount that the place has set'),
  },
  employees: { denominator: 1, get: (inputs) => inputs.employees },
  hours: { denominator: 100, get: (inputs) => known(inputs.hours, 'the hours of the period') },
}

export function known(value: number | undefined, what: string): number {
  if (value !== undefined) return value
  throw new Problem(400, `This tax needs ${what}`, { refusal: 'factMissing' })
}

type Fill = (frame: Float64Array, inputs: Inputs, elected: Elected) => void

/** Gives each name its slot as the lines come to it. */
class Sheet {
  readonly program = new Program()
  readonly fills: Fill[] = []
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
    const term = compile(parse(formula), {
      program: this.program,
      mean: (each) => this.#mean(each),
      read: (text, show) => reads.push([text, show]),
    })
    this.#lines.set(name, term)
    return { line, formula, term, reads }
  }

  #isTaken(name: string): boolean {
    const { figures, certificate } = this.#law
    const elsewhere: readonly object[] = [figures, certificate.fields, INPUTS, this.#words, { periods: 0 }]
    return this.#lines.has(name) || elsewhere.some((names) => Object.hasOwn(names, name))
  }

  #mean(name: string): Meaning {
    const line = this.#lines.get(name)
    if (line !== undefined) return { term: line }
    if (name === 'periods') return { term: constant(fraction(this.#periods())) }
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
    const slot = this.program.slot()
    if (field !== undefined && field.kind !== 'choice') {
      const position = positionOf(certificate, name)
      this.fills.push((frame, _, elected) => {
        frame[slot] = elected.numbers[position]!
      })
      return this.#keep(name, { at: inSlot(slot), denominator: UNITS[field.kind].denominator })
    }
    const input = INPUTS[name as keyof Inputs]
    if (input === undefined) throw new Error(`${where}: unknown name ${name}`)
    this.fills.push((frame, inputs) => {
      frame[slot] = input.get(inputs)
    })
    return this.#keep(name, { at: inSlot(slot), denominator: input.denominator })
  }

  #keep(name: string, term: Term): Term {
    this.#given.set(name, term)
    return term
  }
}
