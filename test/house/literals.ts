import type { Source } from './sources.ts'

/** A state that is written out where a status stands. */
export interface Literal {
  readonly line: number
  readonly state: string
}

/**
 * Finds states that are written out in a status position: compared with a status, given as one, listed as several, or
 * quoted in a template, which is SQL. A reply is not one: its `status` stands beside a `message`, and both are fixed words of the
 * interface, which do not change when a state is renamed. The formatter decides how code is laid out, so text suffices.
 */
export function stateLiterals(
  source: Pick<Source, 'lines'>,
  states: ReadonlySet<string>,
): readonly Literal[] {
  const { code, texts } = separated(source.lines.join('\n'))
  const found = [
    ...texts.flatMap(({ at, text }) => words(text, at)),
    ...POSITIONS.flatMap((position) =>
      [...code.matchAll(position)]
        .filter((match) => !isReply(code, match.index))
        .flatMap((match) => words(match[0], match.index)),
    ),
  ]
  const ends = [...code.matchAll(/\n/g)].map(({ index }) => index)
  const unique = new Map(found.map((each) => [each.at, each]))
  return [...unique.values()]
    .filter(({ word }) => states.has(word))
    .map(({ at, word }) => ({ line: ends.filter((end) => end < at).length + 1, state: word }))
}

const STATUS = String.raw`\w*[sS]tatus(?:es)?`
const VALUE = String.raw`(?:[^,;{}()[\]\n]|\[[^\]]*\])*`

/** Where a status stands in code, with the values that stand there. */
const POSITIONS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${STATUS}|from|to)\s+[=!]==\s+'[^']*'`, 'g'),
  new RegExp(String.raw`\b(?:${STATUS}|from|to)\??: (?:z\.(?:literal|enum)\()?${VALUE}`, 'g'),
  new RegExp(String.raw`\b${STATUS}\b(?:: [^=\n]*)? = ${VALUE}`, 'g'),
  /\b(?:move|canMove)\(\w+, '[^']*'/g,
  /\bset\w*Status\([^()]*\)/g,
  new RegExp(String.raw`\.where\('${STATUS}', '[^']*', ${VALUE}`, 'g'),
  new RegExp(String.raw`\[[^\]]*\]\.includes\([\w.?!]*${STATUS}\)`, 'g'),
]

const words = (text: string, start: number): readonly { at: number; word: string }[] =>
  [...text.matchAll(/'([^'\n]*)'/g)].map((match) => ({ at: start + match.index, word: match[1]! }))

/** Whether the object around a place has a `message` of its own. */
function isReply(code: string, at: number): boolean {
  const begin = edge(code, at, -1)
  return /\bmessage\b/.test(flat(code.slice(begin + 1, edge(code, at, 1))))
}

/** Where the object around a place begins, or ends. */
function edge(code: string, at: number, step: 1 | -1): number {
  const [enters, leaves] = step === 1 ? '{}' : '}{'
  let depth = 0
  for (let n = at; n >= 0 && n < code.length; n += step) {
    if (code[n] === leaves && depth-- === 0) return n
    if (code[n] === enters) depth++
  }
  return step === 1 ? code.length : -1
}

/** Without what stands in objects inside it. */
function flat(text: string): string {
  const inner = /\{[^{}]*\}/g
  return inner.test(text) ? flat(text.replaceAll(inner, '')) : text
}

interface Separated {
  /** Without comments and without the text of templates; every character keeps its place. */
  readonly code: string
  readonly texts: readonly { readonly at: number; readonly text: string }[]
}

/** Templates are told from code, and their substitutions are code again. */
function separated(whole: string): Separated {
  const text = whole.replaceAll(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, blank)
  const [inside, texts]: [boolean[], { at: number; text: string }[]] = [[], []]
  let [code, begun] = ['', 0]
  for (let at = 0; at < text.length; at++) {
    const isText = inside.at(-1) === true
    const opens = isText && text[at] === '{' && text[at - 1] === '$'
    const toggles = text[at] === '`'
    if (isText && (opens || toggles)) texts.push({ at: begun, text: text.slice(begun, at) })
    if (toggles) isText ? inside.pop() : inside.push(true)
    else if (opens || (!isText && text[at] === '{')) inside.push(false)
    else if (!isText && text[at] === '}') inside.pop()
    const isTextNow = inside.at(-1) === true
    if (isTextNow && !isText) begun = at + 1
    code += isText || isTextNow || opens ? blank(text[at]!) : text[at]
  }
  return { code, texts }
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')
