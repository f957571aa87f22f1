import { day } from '../../kernel/dates.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Chosen, tableOn } from '../../law/engine/editions.ts'
import type { RecordLayout, W2File } from '../../law/language/file-layout.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { isMoney } from './field.ts'
import { knownSsn, type Submitter } from './parties.ts'
import { recordEncoder } from './record.ts'
import { type FileResult, fileNotes, settled } from './result.ts'
import { talliesOf } from './sums.ts'
import type { W2Employer, W2Person, W2State } from './w2-facts.ts'
import { type W2Scene, w2Terms } from './w2-terms.ts'

export interface W2Options extends LookUp {
  readonly taxYear: number
  /** 'US' for Social Security; a state for its own file, with the people who have a part in it. */
  readonly where: string
  /** RS records in the file of Social Security, which does not read them. */
  readonly withStates?: boolean
}

/**
 * Writes a file of W-2s piece by piece; each call answers the bytes that come next, so that a hundred thousand people never
 * stand in memory: begin, then for every employer `employer`, `person`.., `endEmployer`, and `end`.
 */
export interface W2Writer {
  readonly begin: () => Buffer
  readonly employer: (employer: W2Employer) => Buffer
  readonly person: (person: W2Person) => Buffer
  readonly endEmployer: () => Buffer
  readonly end: () => Buffer
  readonly result: () => FileResult
}

/** The layout that is in force for a tax year. */
export function w2Layout({ taxYear, where, ...lookUp }: W2Options): Chosen<W2File> {
  const chosen = tableOn('w2File', where, day(`${taxYear}-12-31`), lookUp)
  if (chosen === undefined) {
    throw new Problem(
      400,
      `${where} for ${taxYear}: no file of W-2s is on file; see how the authority takes them`,
    )
  }
  return settled(chosen, `${where} W-2 file`, lookUp)
}

export function w2Writer(submitter: Submitter, options: W2Options): W2Writer {
  const chosen = w2Layout(options)
  const { law } = chosen
  const [notes, tallies] = [fileNotes(chosen, options), talliesOf(law)]
  const isState = options.where !== 'US'
  const state = { employer: undefined as W2Employer | undefined, others: 0 }

  const record = (id: string) => law.records.find((each) => each.id === id)
  const encoders = new Map(law.records.map((each) => [each.id, encoderOf(each)]))
  function encoderOf(of: RecordLayout) {
    const totals = of.fields.flatMap((field) =>
      tallies.totalOf(of, field) === undefined
        ? []
        : [[field[0], () => totalled(tallies.totalOf(of, field)!)] as const],
    )
    return recordEncoder<W2Scene>(law, of, { ...w2Terms, ...Object.fromEntries(totals) }, notes.cuts)
  }
  const write = (id: string, scene: Omit<W2Scene, 'submitter' | 'where'> = {}): Buffer[] => {
    const of = record(id)
    if (of === undefined) return []
    const facts = { submitter, where: options.where, ...scene }
    tallies.add(of, (name) => w2Terms[name]?.(facts) as bigint | undefined)
    notes.wrote(id)
    return [encoders.get(id)!(facts)]
  }

  return {
    begin: () => Buffer.concat(write('RA')),
    employer(employer) {
      Object.assign(state, { employer, others: 0 })
      return Buffer.concat(write('RE', { employer }))
    },
    person(person) {
      const parts = (person.states ?? []).filter(
        (part) => !isState || part.state === options.where.slice(0, 2),
      )
      if (isState && parts.length === 0) return EMPTY
      const scene = { employer: state.employer!, person }
      if (!isState) refuseUnplaced(law, person, notes.cannotSay)
      if (knownSsn(person.ssn) === undefined) notes.withoutSsn.push(person.id)
      const lines = write('RW', scene)
      const hasOther = hasMoney(record('RO'), { ...scene, submitter, where: options.where })
      if (hasOther) lines.push(...write('RO', scene))
      if (hasOther) state.others += 1
      if (isState || options.withStates) {
        lines.push(
          ...parts.flatMap((part) => scenesOf(law, part)).flatMap((one) => write('RS', { ...scene, ...one })),
        )
      }
      return Buffer.concat(lines)
    },
    endEmployer() {
      const scene = { employer: state.employer! }
      const lines = [...write('RT', scene), ...(state.others > 0 ? write('RU', scene) : [])]
      return Buffer.concat(isState ? [...lines, ...write('RV', scene)] : lines)
    },
    end: () => Buffer.concat(write('RF')),
    result: notes.result,
  }
}

/** A whole file of what is at hand; the value that it returns says what a person should know. */
export function* w2File(
  submitter: Submitter,
  employers: readonly { readonly employer: W2Employer; readonly people: Iterable<W2Person> }[],
  options: W2Options,
): Generator<Buffer, FileResult> {
  const writer = w2Writer(submitter, options)
  yield writer.begin()
  for (const { employer, people } of employers) {
    yield writer.employer(employer)
    for (const person of people) yield writer.person(person)
    yield writer.endEmployer()
  }
  yield writer.end()
  return writer.result()
}

const EMPTY = Buffer.alloc(0)

const totalled = ({ rule, value }: { readonly rule: 'count' | 'sum'; readonly value: bigint }) =>
  rule === 'count' ? String(value) : value

/** One RS for the state with its first locality, and one for each other locality. */
function scenesOf(
  { isLocalLeftOut }: W2File,
  part: W2State,
): readonly Pick<W2Scene, 'part' | 'locality' | 'isLocalOnly'>[] {
  const [first, ...others] = part.localities ?? []
  const main = first ? { part, locality: first } : { part }
  if (isLocalLeftOut) return [main]
  return [main, ...others.map((locality) => ({ part, locality, isLocalOnly: true }))]
}

function hasMoney(record: RecordLayout | undefined, scene: W2Scene): boolean {
  return (record?.fields ?? []).some(([name, , , kind]) => {
    const said = name !== '' && isMoney(kind) ? w2Terms[name]!(scene) : undefined
    return typeof said === 'bigint' && said !== 0n
  })
}

function refuseUnplaced(
  law: W2File,
  person: W2Person,
  cannotSay: (what: string, whose: string) => void,
): void {
  for (const { what } of law.unplaced ?? []) {
    const isThere =
      what === '14b'
        ? (person.occupations?.length ?? 0) > 0
        : (person.codes[what.slice(2) as keyof typeof person.codes] ?? 0n) !== 0n
    if (isThere) cannotSay(what, `The W-2 of ${person.name.first} ${person.name.last}`)
  }
}
