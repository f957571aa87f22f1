import { plural } from '../../kernel/plural.ts'
import type { Warning } from './warning-codes.ts'
import type { WorkerBlocker } from './worker-blocker.ts'

/** A list is for a person to read; beyond this it only says how many more there are. */
const MOST = 100

/** What a run, or its preview, tells about its people. Nothing is made for those of whom nothing is told. */
export class Warnings {
  readonly #first: Warning[] = []
  #more = 0
  readonly #told = new Map<string, Warning>()
  readonly #blocked: WorkerBlocker[] = []
  #moreBlocked = 0

  constructor(before: readonly Warning[] = []) {
    for (const each of before) this.add(each)
  }

  /** What is of the employer is told once, whoever it is met with. */
  once(given: Warning): void {
    if (this.#told.has(given.message)) return
    this.#told.set(given.message, given)
    this.add(given)
  }

  add(given: Warning): void {
    if (this.#first.length < MOST) this.#first.push(given)
    else this.#more += 1
  }

  /** Who cannot be paid as things stand. */
  block(blocker: WorkerBlocker): void {
    if (this.#blocked.length < MOST) this.#blocked.push(blocker)
    else this.#moreBlocked += 1
  }

  /** What was collected of those who come next, elsewhere. */
  take({ first, more, told, blocked, moreBlocked }: CollectedWarnings): void {
    const unshown = told.filter((given) => !first.includes(given))
    for (const given of first) {
      if (told.includes(given)) this.once(given)
      else this.add(given)
    }
    for (const given of unshown) this.once(given)
    this.#more += more - unshown.length
    for (const blocker of blocked) this.block(blocker)
    this.#moreBlocked += moreBlocked
  }

  /** As it goes to another thread. */
  get collected(): CollectedWarnings {
    const [more, moreBlocked] = [this.#more, this.#moreBlocked]
    return { first: this.#first, more, told: [...this.#told.values()], blocked: this.#blocked, moreBlocked }
  }

  get blockers(): readonly WorkerBlocker[] {
    if (this.#moreBlocked === 0) return this.#blocked
    const message = `and ${plural(this.#moreBlocked, 'worker')} more`
    return [...this.#blocked, { userId: '', message, field: '', operation: '', code: 'more' }]
  }

  get shown(): readonly string[] {
    const first = this.#first.map(({ message }) => message)
    return this.#more > 0 ? [...first, `and ${this.#more} more`] : first
  }

  /** The same with their codes; how many more there are, `shown` tells. */
  get details(): readonly Warning[] {
    return this.#first
  }
}

/** What of the told is not among the first is counted with the rest. */
export interface CollectedWarnings {
  readonly first: readonly Warning[]
  readonly more: number
  readonly told: readonly Warning[]
  readonly blocked: readonly WorkerBlocker[]
  readonly moreBlocked: number
}
