import { dollars } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Chosen, tableOn } from '../../law/engine/editions.ts'
import type { WageFile } from '../../law/language/file-layout.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { bare, knownSsn } from './parties.ts'
import { recordEncoder, type Terms } from './record.ts'
import { type FileResult, fileNotes, settled } from './result.ts'
import type { WageReport } from './wage-facts.ts'
import { type WageScene, wageTerms } from './wage-terms.ts'

export interface WrittenFile {
  readonly bytes: Buffer
  readonly result: FileResult
}

/** A file in the making: whose line is which, and what could not be written. */
interface WrittenPieces {
  readonly pieces: readonly Buffer[]
  /** By line: the worker whom it is about. */
  readonly whose: readonly (string | null)[]
  readonly unfit: readonly { readonly problem: Problem; readonly workerId: string | null }[]
  readonly result: FileResult
}

/** The quarter's file in the layout of the state; refused where none is on file: `plainWageFile` then. */
export function wageFile(report: WageReport, lookUp: LookUp = {}): WrittenFile {
  const { pieces, unfit, result } = wagePieces(report, lookUp)
  if (unfit[0]) throw unfit[0].problem
  return { bytes: Buffer.concat(pieces), result }
}

/** The same, with every record that cannot be written. */
export function wagePieces(report: WageReport, lookUp: LookUp = {}): WrittenPieces {
  const chosen = wageLayout(report, lookUp)
  if (chosen === undefined) {
    const message = `${report.state}: the layout of its wage file is not on file. Take the plain list, or the state’s own page.`
    throw new Problem(400, message)
  }
  prove(report)
  const { law } = chosen
  const notes = fileNotes(chosen, lookUp)
  const scenes = scenesOf(law, report)
  const terms = { ...wageTerms, ...countTerms(law, scenes) }
  const encoders = new Map(
    law.records.map((record) => [record.id, recordEncoder<WageScene>(law, record, terms, notes.cuts)]),
  )
  for (const { ssn, id } of report.workers) if (knownSsn(ssn) === undefined) notes.withoutSsn.push(id)
  const unfit: { problem: Problem; workerId: string | null }[] = []
  const whose = scenes.map(([, { worker }]) => worker?.id ?? null)
  const pieces = scenes.map(([id, scene], at) => {
    notes.wrote(id)
    try {
      return encoders.get(id)!(scene)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      unfit.push({ problem: error, workerId: whose[at]! })
      return EMPTY
    }
  })
  return { pieces, whose, unfit, result: notes.result() }
}

export const wageLayout = (
  { state, quarterEnd }: Pick<WageReport, 'state' | 'quarterEnd'>,
  lookUp: LookUp = {},
): Chosen<WageFile> | undefined => {
  const chosen = tableOn('wageFile', state, quarterEnd, lookUp)
  return chosen && settled(chosen, `${state} wage file`, lookUp)
}

/** A list of the quarter for a person who files by hand: no state's layout, and it says so in its name. */
export function plainWageFile({ workers, state, quarterEnd, employer }: WageReport): Buffer {
  const head = [
    ...['state', 'quarter end', 'account', 'SSN', 'last name', 'first name', 'middle name', 'total wages'],
    ...['excess wages', 'taxable wages', 'hours', 'weeks', 'month 1', 'month 2', 'month 3'],
  ]
  const rows = workers.map((worker) => [
    ...[state, quarterEnd, bare(employer.account) ?? '', knownSsn(worker.ssn) ?? ''],
    ...[worker.name.last, worker.name.first, worker.name.middle ?? ''],
    ...[worker.uiTotal, worker.uiExcess, worker.uiTaxable].map(dollars),
    ...[worker.hours, worker.weeks].map((each) => (each === undefined ? '' : String(each))),
    ...[0, 1, 2].map((month) => (worker.months === undefined ? '' : worker.months[month] ? '1' : '0')),
  ])
  const line = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll(/[",\r\n]/g, ' ')).join(',')
  return Buffer.from([head, ...rows].map((cells) => `${line(cells)}\r\n`).join(''))
}

/** In the order of the layout, for one employer; what repeats is about one worker. */
function scenesOf({ order }: WageFile, report: WageReport): readonly (readonly [string, WageScene])[] {
  const repeated = REPEATED.exec(order)!
  const words = (text: string) => text.match(/[^\s()*+?]+/g) ?? []
  const about = (text: string, scene: WageScene) => words(text).map((id) => [id, scene] as const)
  return [
    ...about(order.slice(0, repeated.index), { report }),
    ...report.workers.flatMap((worker, at) => about(repeated[0], { report, worker, sequence: at + 1 })),
    ...about(order.slice(repeated.index + repeated[0].length), { report }),
  ]
}

const EMPTY = Buffer.alloc(0)

const REPEATED = /(\([^()]*\)|[^\s()*+?]+)\*/

/** How many of what stand in the file: `number of S records`. One employer, so the group is the file. */
function countTerms(law: WageFile, scenes: readonly (readonly [string, WageScene])[]): Terms<WageScene> {
  const count = new Map<string, number>()
  for (const [id] of scenes) count.set(id, (count.get(id) ?? 0) + 1)
  return Object.fromEntries(
    law.records.map(({ id }) => [`number of ${id} records`, () => String(count.get(id) ?? 0)]),
  )
}

/** What no state takes: parts that do not add up. */
function prove({ workers }: WageReport): void {
  for (const { name, uiTotal, uiExcess, uiTaxable } of workers) {
    if (uiTotal === uiExcess + uiTaxable) continue
    const said = `total ${dollars(uiTotal)}, excess ${dollars(uiExcess)}, taxable ${dollars(uiTaxable)}`
    throw new Problem(400, `The wages of ${name.first} ${name.last} do not add up: ${said}`)
  }
}
