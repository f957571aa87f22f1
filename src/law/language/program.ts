import { Problem } from '../../kernel/problem.ts'
import type { NumberField } from './declare.ts'
import { exact, floorDivide, roundDivide } from './exact.ts'
import { w4Reader } from './field.ts'
import { type TableData, tableValue } from './table-data.ts'
import type { FederalCertificate } from './types.ts'

/**
 * A worksheet as a function over whole numbers. The table's own lines are written out as source and
 * compiled once, so a payment runs through plain arithmetic without a call or an allocation per step. Only
 * operations and names of our own reach the source; nothing that anyone sends does. The figures stand beside it: what
 * differs in them alone, as the statuses of one table do, runs the same code.
 */
export class Program {
  readonly #given: string[] = []
  readonly #source: string[] = []
  readonly #figures: number[] = []
  readonly #tables: TableData[] = []
  readonly #lists: ListData[] = []
  readonly #w4Readers: ((w4: FederalCertificate) => number)[] = []
  #slots = 0

  /** A number that a payment brings or a line makes; whoever explains it reads it from a frame afterwards. */
  #slot(): number {
    return this.#slots++
  }

  /** What a payment or a certificate brings, read before the first line. */
  take(source: string): Operand {
    const slot = this.#slot()
    this.#given.push(`${named(slot)} = ${source}`)
    return inSlot(slot)
  }

  /** Of the W-4. A flag and a count stand there as they are read; an amount in cents is a bigint. */
  takeW4(field: NumberField): Operand {
    const at = `w4.${field.fromW4}`
    if (field.kind === 'flag') return this.take(`${at} ? 1 : 0`)
    return this.take(`w4Readers[${this.#w4Readers.push(w4Reader(field)) - 1}](w4)`)
  }

  emit(operation: Opcode, a: Operand, b: Operand): Operand {
    return this.#assign(OPERATIONS[operation].source(this.#text(a), this.#text(b)))
  }

  readTable(table: TableData, x: Operand): Operand {
    return this.#assign(`tableValue(tables[${this.#tables.push(table) - 1}], ${this.#text(x)})`)
  }

  readList(list: ListData, index: Operand): Operand {
    return this.#assign(`listValue(lists[${this.#lists.push(list) - 1}], ${this.#text(index)})`)
  }

  /** Both branches leave their value in one slot. */
  branch(
    test: Operand,
    then: () => Operand,
    otherwise: () => Operand,
    scale: () => [number, number],
  ): Operand {
    const slot = this.#slot()
    this.#source.push(`if (${this.#text(test)} !== 0) {`)
    const a = then()
    const at = this.#source.push('') - 1
    this.#source.push('} else {')
    const b = otherwise()
    const [scaleA, scaleB] = scale()
    this.#source[at] = `${named(slot)} = ${this.#text(a)} * ${this.#text(literal(scaleA))}`
    this.#source.push(`${named(slot)} = ${this.#text(b)} * ${this.#text(literal(scaleB))}`, '}')
    return inSlot(slot)
  }

  #text({ slot, value }: Operand): string {
    return slot === undefined ? `figures[${this.#figures.push(value!) - 1}]` : named(slot)
  }

  #assign(source: string): Operand {
    const slot = this.#slot()
    this.#source.push(`${named(slot)} = ${source}`)
    return inSlot(slot)
  }

  /** Runs the lines and answers one number of them; the others never leave the registers. */
  run(answer: Operand): (...given: Operands) => number {
    return this.#written('inputs, elected, w4', `return ${this.#text(answer)}`)
  }

  /** The same, which leaves every number in a frame for whoever explains it. */
  trace(answer: Operand): (frame: Float64Array, ...given: Operands) => number {
    const kept = this.#names().map((name, slot) => `frame[${slot}] = ${name}`)
    return this.#written('frame, inputs, elected, w4', [...kept, `return ${this.#text(answer)}`].join('\n'))
  }

  frame(): Float64Array {
    return new Float64Array(this.#slots)
  }

  #names(): string[] {
    return Array.from({ length: this.#slots }, (_, slot) => named(slot))
  }

  #written(parameters: string, end: string): (...given: unknown[]) => number {
    const means = {
      figures: Float64Array.from(this.#figures),
      tables: this.#tables,
      lists: this.#lists,
      w4Readers: this.#w4Readers,
      known,
      roundDivide,
      floorDivide: wholeFloor,
      tableValue,
      listValue,
    }
    const body = [...this.#names().map((name) => `let ${name}`), ...this.#given, ...this.#source, end]
    const source = `return function run(${parameters}) {\n${body.join('\n')}\n}`
    const write = writers.get(source) ?? (new Function(...Object.keys(means), source) as Writer)
    writers.set(source, write)
    return write(...Object.values(means))
  }
}

type Writer = (...means: unknown[]) => (...given: unknown[]) => number

/** By source: functions that one writer made share what the machine has learnt of them. */
const writers = new Map<string, Writer>()

/** What a payment and its certificates bring. */
export type Operands = [inputs: object, elected: readonly number[], w4: FederalCertificate]

export function known(value: number | undefined, what: string): number {
  if (value !== undefined) return value
  throw new Problem(400, `This tax needs ${what}`, { refusal: 'factMissing' })
}

/** A number of the table, or one of the run. */
export interface Operand {
  readonly slot?: number
  readonly value?: number
}

const named = (slot: number): string => `n${slot}`
const inSlot = (slot: number): Operand => ({ slot })
export const literal = (value: number): Operand => ({ value: exact(value) })

export type Opcode = keyof typeof OPERATIONS

/** Each operation as source, and as itself for what is fixed when the table is compiled. */
export const OPERATIONS = {
  add: { source: (a: string, b: string) => `${a} + ${b}`, value: (a: number, b: number) => a + b },
  subtract: { source: (a: string, b: string) => `${a} - ${b}`, value: (a: number, b: number) => a - b },
  multiply: { source: (a: string, b: string) => `${a} * ${b}`, value: (a: number, b: number) => a * b },
  max: { source: (a: string, b: string) => `Math.max(${a}, ${b})`, value: Math.max },
  min: { source: (a: string, b: string) => `Math.min(${a}, ${b})`, value: Math.min },
  less: { source: truth('<'), value: (a: number, b: number) => Number(a < b) },
  atMost: { source: truth('<='), value: (a: number, b: number) => Number(a <= b) },
  equal: { source: truth('==='), value: (a: number, b: number) => Number(a === b) },
  unequal: { source: truth('!=='), value: (a: number, b: number) => Number(a !== b) },
  and: { source: truth('!== 0 && 0 !=='), value: (a: number, b: number) => Number(a !== 0 && b !== 0) },
  or: { source: truth('!== 0 || 0 !=='), value: (a: number, b: number) => Number(a !== 0 || b !== 0) },
  round: { source: (a: string, b: string) => `roundDivide(${a}, ${b})`, value: roundDivide },
  floor: { source: (a: string, b: string) => `floorDivide(${a}, ${b})`, value: wholeFloor },
  ceil: {
    source: (a: string, b: string) => `-floorDivide(-${a}, ${b})`,
    value: (a: number, b: number) => -wholeFloor(-a, b),
  },
} as const

function truth(sign: string): (a: string, b: string) => string {
  return (a, b) => `(${a} ${sign} ${b} ? 1 : 0)`
}

function wholeFloor(a: number, b: number): number {
  return floorDivide(exact(a), b)
}

export interface ListData {
  readonly name: string
  readonly values: Float64Array
}

function listValue({ name, values }: ListData, index: number): number {
  if (index >= 0 && index < values.length) return values[index]!
  throw new Error(`${name} has no entry ${index}`)
}
