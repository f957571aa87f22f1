import { numeratorOf } from './compile.ts'
import { printed } from './exact.ts'
import { spaced } from './in-words.ts'
import type { Show, Term } from './term.ts'
import type { Step } from './types.ts'

/** A line of a worksheet as it was compiled: where its value stands, and what it reads under which name. */
export interface CompiledLine {
  readonly line: string
  /** Put together when someone asks. */
  readonly words: () => Show
  readonly term: Term
  readonly reads: readonly (readonly [string, Show])[]
}

/**
 * The lines of the latest trace, read back from its frame. They are written out as source like the run itself, at the
 * first explanation: an object written whole is made many times faster than one filled name by name, and a number
 * that several lines read is printed once.
 */
export function explainer(lines: readonly CompiledLine[], frame: Float64Array): () => Step[] {
  let explain: (() => Step[]) | undefined
  return () => {
    explain ??= written(lines, frame)
    return used(explain())
  }
}

/** Lines that the last one does not come from, by the branches that were taken, say nothing about the tax. */
function used(steps: readonly Step[]): Step[] {
  const asked = new Set<string>()
  const kept: Step[] = []
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!
    const name = spaced(firstWord(step.line))
    if (at < steps.length - 1 && !asked.has(name)) continue
    for (const input of Object.keys(step.inputs)) asked.add(input)
    kept.push(step)
  }
  return kept.reverse()
}

const firstWord = (text: string): string => (text.includes(' ') ? text.slice(0, text.indexOf(' ')) : text)

function written(lines: readonly CompiledLine[], frame: Float64Array): () => Step[] {
  const told = new Telling()
  const steps = lines.map(
    ({ line, words, term, reads }) =>
      `{ line: ${quoted(line)}, formula: ${told.text(words())}, inputs: ${told.inputs(reads)}, value: ${told.dollars(term)} }`,
  )
  const source = `return function explain() {\n${told.numbers.join('\n')}\nreturn [${steps.join(',\n')}]\n}`
  return new Function('frame', 'printed', 'shows', source)(frame, printed, told.shows)
}

const quoted = (text: string): string => JSON.stringify(text)

/** Gives every number that is told its name, and every value that must be asked for its place. */
class Telling {
  readonly numbers: string[] = []
  readonly shows: ((frame: Float64Array) => unknown)[] = []
  readonly #names = new Set<string>()

  inputs(reads: CompiledLine['reads']): string {
    if (reads.some(([, show]) => isConditional(show))) return this.#asked((frame) => taken(reads, frame))
    const entries = [...new Map(reads)].map(([name, show]) => `${quoted(name)}: ${this.text(show)}`)
    return `{ ${entries.join(', ')} }`
  }

  text(show: Show): string {
    if (typeof show === 'string') return quoted(show)
    if (typeof show === 'function') return this.#asked(show)
    if (isConditional(show)) return this.#asked((frame) => shown(show, frame))
    if (show.isCount !== true) return this.dollars(show)
    return show.fixed === undefined ? `String(frame[${show.at.slot}])` : quoted(String(show.fixed))
  }

  dollars({ at, denominator, fixed }: Term): string {
    if (fixed !== undefined) return quoted(printed(fixed, denominator))
    const name = `number${at.slot}over${denominator}`
    if (!this.#names.has(name))
      this.numbers.push(`const ${name} = printed(frame[${at.slot}], ${denominator})`)
    this.#names.add(name)
    return name
  }

  #asked(show: (frame: Float64Array) => unknown): string {
    return `shows[${this.shows.push(show) - 1}](frame)`
  }
}

/** What a payment came by, when that differs from payment to payment. */
function taken(reads: CompiledLine['reads'], frame: Float64Array): Record<string, string> {
  const inputs: Record<string, string> = {}
  for (const [name, show] of reads) {
    const value = shown(show, frame)
    if (value !== undefined) inputs[name] = value
  }
  return inputs
}

function shown(show: Show, frame: Float64Array): string | undefined {
  if (typeof show === 'string') return show
  if (typeof show === 'function') return show(frame)
  if (isConditional(show)) return show.isTaken(frame) ? shown(show.show, frame) : undefined
  const numerator = numeratorOf(show, frame)
  return show.isCount === true ? String(numerator) : printed(numerator, show.denominator)
}

const isConditional = (show: Show): show is Extract<Show, { isTaken: unknown }> =>
  typeof show === 'object' && 'isTaken' in show
