import { exact, floorDivide, roundDivide } from './exact.ts'

/**
 * A worksheet as instructions over a frame of whole numbers. Values stay in the frame, so nothing is allocated
 * while it runs; constants have their slots too and are written once.
 */
export class Program {
  readonly #code: number[] = []
  readonly #start: number[] = []
  readonly #constants = new Map<number, number>()
  readonly #tables: TableData[] = []
  readonly #lists: ListData[] = []

  slot(): number {
    return this.#start.push(0) - 1
  }

  /** What a slot holds before the first instruction. */
  set(slot: number, value: number): void {
    this.#start[slot] = exact(value)
  }

  constant(value: number): number {
    const known = this.#constants.get(value)
    if (known !== undefined) return known
    const slot = this.#start.push(exact(value)) - 1
    this.#constants.set(value, slot)
    return slot
  }

  emit(operation: Operation, a: number, b: number, into: number = this.slot()): number {
    this.#code.push(OPERATIONS.indexOf(operation), into, a, b)
    return into
  }

  readTable(table: TableData, x: number): number {
    return this.emit('table', x, this.#tables.push(table) - 1)
  }

  readList(list: ListData, index: number): number {
    return this.emit('list', index, this.#lists.push(list) - 1)
  }

  /** A jump whose target is not known yet; the function it returns sets it to the next instruction. */
  jump(unless?: number): () => void {
    const at = this.#code.length
    this.#code.push(OPERATIONS.indexOf(unless === undefined ? 'jump' : 'unless'), unless ?? 0, 0, 0)
    return () => {
      this.#code[at + 2] = this.#code.length
    }
  }

  ready(): { readonly frame: Float64Array; readonly run: () => void } {
    const code = Int32Array.from(this.#code)
    const frame = Float64Array.from(this.#start)
    const [tables, lists] = [this.#tables, this.#lists]
    return { frame, run: () => execute(code, frame, tables, lists) }
  }
}

/** Two fixed values, computed when the table is compiled. */
export function settled(operation: Operation, a: number, b: number): number {
  const frame = Float64Array.of(a, b, 0)
  execute(Int32Array.of(OPERATIONS.indexOf(operation), 2, 0, 1), frame, [], [])
  return frame[2]!
}

export type Operation = (typeof OPERATIONS)[number]

export interface TableData {
  /** "Over … not over"; otherwise "at least … less than". */
  readonly isOver: boolean
  /** x is multiplied by this before it is compared with the bounds. */
  readonly zoom: number
  readonly bounds: Float64Array
  readonly bases: Float64Array
  readonly gains: Float64Array
}

export interface ListData {
  readonly name: string
  readonly values: Float64Array
}

/** The order is the number of each in the code. */
const OPERATIONS = [
  'move',
  'add',
  'subtract',
  'multiply',
  'max',
  'min',
  'less',
  'atMost',
  'equal',
  'unequal',
  'and',
  'or',
  'round',
  'floor',
  'ceil',
  'table',
  'list',
  'unless',
  'jump',
] as const

export function rowOf({ bounds, isOver, zoom }: TableData, x: number): number {
  const value = x * zoom
  let row = bounds.length - 1
  if (isOver) while (row > 0 && value <= bounds[row]!) row--
  else while (row > 0 && value < bounds[row]!) row--
  return row
}

function tableValue(table: TableData, x: number): number {
  const row = rowOf(table, x)
  const above = x * table.zoom - table.bounds[row]!
  // Below the first bound nothing is due.
  return above < 0 ? 0 : table.bases[row]! + above * table.gains[row]!
}

function listValue({ name, values }: ListData, index: number): number {
  if (index >= 0 && index < values.length) return values[index]!
  throw new Error(`${name} has no entry ${index}`)
}

/** One flat loop, so that the engine keeps the numbers in registers; its length is the list of operations. */
function execute(code: Int32Array, frame: Float64Array, tables: TableData[], lists: ListData[]): void {
  let at = 0
  while (at < code.length) {
    const into = code[at + 1]!
    const a = code[at + 2]!
    const b = code[at + 3]!
    switch (code[at]) {
      case 0:
        frame[into] = frame[a]!
        break
      case 1:
        frame[into] = frame[a]! + frame[b]!
        break
      case 2:
        frame[into] = frame[a]! - frame[b]!
        break
      case 3:
        frame[into] = frame[a]! * frame[b]!
        break
      case 4:
        frame[into] = Math.max(frame[a]!, frame[b]!)
        break
      case 5:
        frame[into] = Math.min(frame[a]!, frame[b]!)
        break
      case 6:
        frame[into] = frame[a]! < frame[b]! ? 1 : 0
        break
      case 7:
        frame[into] = frame[a]! <= frame[b]! ? 1 : 0
        break
      case 8:
        frame[into] = frame[a] === frame[b] ? 1 : 0
        break
      case 9:
        frame[into] = frame[a] !== frame[b] ? 1 : 0
        break
      case 10:
        frame[into] = frame[a] !== 0 && frame[b] !== 0 ? 1 : 0
        break
      case 11:
        frame[into] = frame[a] !== 0 || frame[b] !== 0 ? 1 : 0
        break
      case 12:
        frame[into] = roundDivide(frame[a]!, frame[b]!)
        break
      case 13:
        frame[into] = floorDivide(exact(frame[a]!), frame[b]!)
        break
      case 14:
        frame[into] = -floorDivide(exact(-frame[a]!), frame[b]!)
        break
      case 15:
        frame[into] = tableValue(tables[b]!, frame[a]!)
        break
      case 16:
        frame[into] = listValue(lists[b]!, frame[a]!)
        break
      case 17:
        if (frame[into] === 0) at = a - 4
        break
      default:
        at = a - 4
    }
    at += 4
  }
}
