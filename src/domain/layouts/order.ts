import { assert } from '../../kernel/problem.ts'

/** Which record may begin a file, which may follow which, and which may be the last. */
export interface Order {
  readonly first: ReadonlySet<string>
  readonly follow: ReadonlyMap<string, ReadonlySet<string>>
  readonly last: ReadonlySet<string>
}

/** Reads `RA (RE (RW RO? RS*)* RT RU?)+ RF`. Every record is named once, so that its followers say everything. */
export function orderOf(grammar: string): Order {
  const tokens = grammar.match(/[^\s()*+?]+|[()*+?]/g) ?? []
  const follow = new Map<string, Set<string>>()
  const whole = sequence(tokens, follow)
  assert(tokens.length === 0, `an order that does not end: ${grammar}`)
  return { first: whole.first, follow, last: whole.last }
}

interface Part {
  readonly first: ReadonlySet<string>
  readonly last: ReadonlySet<string>
  readonly isOptional: boolean
}

type Follow = Map<string, Set<string>>

function sequence(tokens: string[], follow: Follow): Part {
  let all: Part = { first: new Set(), last: new Set(), isOptional: true }
  while (tokens.length > 0 && tokens[0] !== ')') {
    const next = repeated(one(tokens, follow), tokens, follow)
    link(all, next, follow)
    all = {
      first: all.isOptional ? union(all.first, next.first) : all.first,
      last: next.isOptional ? union(all.last, next.last) : next.last,
      isOptional: all.isOptional && next.isOptional,
    }
  }
  return all
}

function one(tokens: string[], follow: Follow): Part {
  const token = tokens.shift()!
  if (token !== '(') {
    assert(!follow.has(token), `${token} is named twice`)
    follow.set(token, new Set())
    return { first: new Set([token]), last: new Set([token]), isOptional: false }
  }
  const inner = sequence(tokens, follow)
  assert(tokens.shift() === ')', 'an open bracket')
  return inner
}

function repeated(part: Part, tokens: string[], follow: Follow): Part {
  const sign = tokens[0]
  if (sign !== '*' && sign !== '+' && sign !== '?') return part
  tokens.shift()
  if (sign !== '?') link(part, part, follow)
  return sign === '+' ? part : { ...part, isOptional: true }
}

function link({ last }: Part, { first }: Part, follow: Follow): void {
  for (const from of last) for (const to of first) follow.get(from)!.add(to)
}

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> => new Set([...a, ...b])
