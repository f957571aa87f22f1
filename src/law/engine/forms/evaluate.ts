import { assert } from '../../../kernel/problem.ts'
import type { Expression } from '../../language/expression.ts'
import { type Exact, exactly, isZero, ofCents, printed, toCents } from './exact.ts'

/** What a name stands for. */
type Meant = (name: string) => Exact

/** A line of a form. Nothing is rounded unless it says so. */
export function evaluate(of: Expression, mean: Meant): Exact {
  switch (of.kind) {
    case 'number':
      return printed(of.printed)
    case 'name':
      assert(of.path.length === 0, `${of.name} has no parts`)
      return mean(of.name)
    case 'operation':
      return operations[of.sign]!(evaluate(of.given[0], mean), evaluate(of.given[1], mean))
    case 'call':
      return called(of.name, of.given, mean)
    case 'text':
      throw new Error(`'${of.text}' is a word, not a value`)
  }
}

type Given = readonly Expression[]

function called(name: string, given: Given, mean: Meant): Exact {
  if (name === 'if') {
    const [test, then, otherwise] = given
    assert(test && then && otherwise, 'if has a test and two answers')
    return evaluate(isZero(evaluate(test, mean)) ? otherwise : then, mean)
  }
  const values = given.map((each) => evaluate(each, mean))
  const calculate = functions[name]
  assert(calculate, `unknown function ${name}`)
  return calculate(values)
}

const functions: Readonly<Record<string, (values: readonly Exact[]) => Exact>> = {
  cents: ([value]) => ofCents(toCents(value!)),
  max: (values) => values.reduce((a, b) => (below(a, b) ? b : a)),
  min: (values) => values.reduce((a, b) => (below(b, a) ? b : a)),
}

const over = (a: Exact, b: Exact): readonly [bigint, bigint] => [
  a.numerator * b.denominator,
  b.numerator * a.denominator,
]
const below = (a: Exact, b: Exact): boolean => {
  const [left, right] = over(a, b)
  return left < right
}
const truth = (holds: boolean): Exact => exactly(holds ? 1n : 0n)

const operations: Readonly<Record<string, (a: Exact, b: Exact) => Exact>> = {
  '+': (a, b) => sum(a, b, 1n),
  '-': (a, b) => sum(a, b, -1n),
  '*': (a, b) => exactly(a.numerator * b.numerator, a.denominator * b.denominator),
  '<': (a, b) => truth(below(a, b)),
  '<=': (a, b) => truth(!below(b, a)),
  '>': (a, b) => truth(below(b, a)),
  '>=': (a, b) => truth(!below(a, b)),
  '==': (a, b) => truth(!below(a, b) && !below(b, a)),
  '!=': (a, b) => truth(below(a, b) || below(b, a)),
  and: (a, b) => truth(!isZero(a) && !isZero(b)),
  or: (a, b) => truth(!isZero(a) || !isZero(b)),
}

function sum(a: Exact, b: Exact, sign: 1n | -1n): Exact {
  const [left, right] = over(a, b)
  return exactly(left + sign * right, a.denominator * b.denominator)
}
