import type { Figure, Row, Table } from '../../../src/law/language/declare.ts'
import {
  below,
  minus,
  over,
  plus,
  printed,
  type Rational,
  rational,
  times,
  toMultiple,
  truth,
} from './rational.ts'

/** What a name stands for: a number, a word of the certificate, or a figure of the table. */
export type Meaning = Rational | string | { readonly figure: Figure }

/** A formula of the law files, worked out as it is read: from left to right, with nothing prepared. */
export function work(formula: string, mean: (name: string) => Meaning): Rational {
  return new Reading(formula, mean).whole()
}

class Reading {
  readonly #tokens: readonly string[]
  readonly #mean: (name: string) => Meaning
  #at = 0
  /** In a branch that is not taken nothing is looked up. */
  #skips = 0

  constructor(formula: string, mean: (name: string) => Meaning) {
    this.#tokens = formula.match(/\d+[a-z]\w*|[A-Za-z]\w*|\d[\d_]*(?:\.\d+)?%?|'[^']*'|<=|>=|==|!=|\S/g)!
    this.#mean = mean
  }

  whole(): Rational {
    return number(this.#either())
  }

  #is(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false
    this.#at++
    return true
  }

  #either(): Meaning {
    let left = this.#both()
    while (this.#is('or')) {
      const right = this.#both()
      left = truth(isTrue(left) || isTrue(right))
    }
    return left
  }

  #both(): Meaning {
    let left = this.#compared()
    while (this.#is('and')) {
      const right = this.#compared()
      left = truth(isTrue(left) && isTrue(right))
    }
    return left
  }

  #compared(): Meaning {
    const left = this.#sum()
    for (const sign of ['<=', '>=', '==', '!=', '<', '>']) {
      if (!this.#is(sign)) continue
      const right = this.#sum()
      return this.#skips > 0 ? ONE : truth(compare(sign, left, right))
    }
    return left
  }

  #sum(): Meaning {
    let left = this.#product()
    for (;;) {
      if (this.#is('+')) left = plus(number(left), number(this.#product()))
      else if (this.#is('-')) left = minus(number(left), number(this.#product()))
      else return left
    }
  }

  #product(): Meaning {
    let left = this.#value()
    for (;;) {
      if (this.#is('*')) left = times(number(left), number(this.#value()))
      else if (this.#is('/')) left = over(number(left), number(this.#value()))
      else return left
    }
  }

  #value(): Meaning {
    if (this.#is('-')) return minus(rational(0n), number(this.#value()))
    if (this.#is('(')) {
      const inner = this.#either()
      this.#is(')')
      return inner
    }
    const token = this.#tokens[this.#at++]!
    if (token.startsWith("'")) return token.slice(1, -1)
    if (/^\d[\d_]*(\.\d+)?%?$/.test(token)) return printed(token.replaceAll('_', ''))
    return this.#is('(') ? this.#call(token) : this.#named(token)
  }

  #named(name: string): Meaning {
    let found: Meaning = this.#skips > 0 ? ONE : this.#mean(name)
    for (;;) {
      if (this.#is('.')) found = this.#entry(found, this.#tokens[this.#at++]!)
      else if (this.#is('[')) {
        const index = this.#either()
        this.#is(']')
        found = this.#entry(found, typeof index === 'string' ? index : String((index as Rational).n))
      } else return typeof found === 'object' && 'figure' in found ? plainOf(found.figure) : found
    }
  }

  #entry(of: Meaning, key: string): Meaning {
    if (this.#skips > 0) return ONE
    const { figure } = of as { figure: Figure }
    return { figure: (figure as Readonly<Record<string, Figure>>)[key]! }
  }

  #call(name: string): Meaning {
    if (name === 'if') return this.#branch()
    const given = [this.#either()]
    while (this.#is(',')) given.push(this.#either())
    this.#is(')')
    return this.#skips > 0 ? ONE : CALLS[name]!(given)
  }

  #branch(): Meaning {
    const holds = isTrue(this.#either())
    this.#is(',')
    const then = this.#unless(!holds)
    this.#is(',')
    const otherwise = this.#unless(holds)
    this.#is(')')
    return holds ? then : otherwise
  }

  #unless(isSkipped: boolean): Meaning {
    this.#skips += Number(isSkipped)
    const value = this.#either()
    this.#skips -= Number(isSkipped)
    return value
  }
}

const ONE = rational(1n)
const ZERO = rational(0n)

const number = (value: Meaning): Rational => value as Rational
const isTrue = (value: Meaning): boolean => typeof value === 'object' && 'n' in value && value.n !== 0n

/** One figure is a number; tables and lists stay as they are printed. */
const plainOf = (figure: Figure): Meaning =>
  typeof figure === 'object' ? { figure } : printed(figure as number | string)

function compare(sign: string, a: Meaning, b: Meaning): boolean {
  if (typeof a === 'string' || typeof b === 'string') return (a === b) === (sign === '==')
  const [x, y] = [number(a), number(b)]
  const isSame = x.n === y.n && x.d === y.d
  return {
    '<': below(x, y),
    '<=': below(x, y) || isSame,
    '>': below(y, x),
    '>=': below(y, x) || isSame,
    '==': isSame,
    '!=': !isSame,
  }[sign]!
}

const CALLS: Readonly<Record<string, (given: readonly Meaning[]) => Rational>> = {
  max: (given) => given.map(number).reduce((a, b) => (below(a, b) ? b : a)),
  min: (given) => given.map(number).reduce((a, b) => (below(b, a) ? b : a)),
  cents: ([value]) => toMultiple(number(value!), printed('0.01'), 'round'),
  dollars: ([value]) => toMultiple(number(value!), ONE, 'round'),
  round: ([value, unit]) => toMultiple(number(value!), number(unit!), 'round'),
  floor: ([value, unit]) => toMultiple(number(value!), number(unit!), 'floor'),
  ceil: ([value, unit]) => toMultiple(number(value!), number(unit!), 'ceil'),
  brackets: ([table, x]) => bracketed(table!, number(x!)),
  ladder: ([table, x]) => {
    const [, rate, subtract = 0] = rowAt(table!, number(x!)) ?? [0, 0]
    return minus(times(printed(rate), number(x!)), printed(subtract))
  },
  lookup: ([table, x]) => printed(rowAt(table!, number(x!))?.[1] ?? 0),
}

const rowsOf = (of: Meaning): { rows: readonly Row[]; isOver: boolean } => {
  const table = (of as { figure: Table }).figure
  return 'over' in table ? { rows: table.over, isOver: true } : { rows: table.atLeast, isOver: false }
}

/** The last row whose bound x has passed; on the first bound itself the first. */
function rowAt(of: Meaning, x: Rational): Row | undefined {
  const { rows, isOver } = rowsOf(of)
  const first = rows[0]!
  if (below(x, printed(first[0]))) return undefined
  return (
    rows.filter(([bound]) => (isOver ? below(printed(bound), x) : !below(x, printed(bound)))).at(-1) ?? first
  )
}

/** Band by band, from the last printed base on. */
function bracketed(of: Meaning, x: Rational): Rational {
  const row = rowAt(of, x)
  if (row === undefined) return ZERO
  const { rows } = rowsOf(of)
  let tax = ZERO
  for (const [at, [bound, rate, base]] of rows.entries()) {
    if (base !== undefined) tax = printed(base)
    const isLast = rows[at] === row
    const end = isLast ? x : printed(rows[at + 1]![0])
    tax = plus(tax, times(printed(rate), minus(end, printed(bound))))
    if (isLast) return tax
  }
  return tax
}
