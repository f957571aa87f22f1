import { csvText, plainCell } from '../../../kernel/csv.ts'
import { dollars } from '../../../kernel/money.ts'
import { bare, knownSsn } from '../../layouts/parties.ts'
import type { CorrectedBox } from '../correction.ts'
import type { PersonForm } from '../w2.ts'
import { type MadeFile, madeFile } from './made.ts'
import type { W2Batch } from './w2.ts'

export interface CorrectedBatch extends W2Batch {
  /** A form without corrections is someone's first. */
  readonly forms: readonly (PersonForm & { readonly corrections?: readonly CorrectedBox[] })[]
}

/**
 * Boxes 16 to 19 that changed, state by state. Social Security does not keep them, and no state's layout of corrections is on
 * file: each gets a plain list that says so.
 */
export function stateCorrections(batch: CorrectedBatch): readonly MadeFile[] {
  const rows = batch.forms.flatMap((form) =>
    (form.corrections ?? []).flatMap((box) => {
      const [, state] = OF_STATE.exec(box.box) ?? []
      return state === undefined ? [] : [{ state, form, box }]
    }),
  )
  const states = [...new Set(rows.map(({ state }) => state))].sort()
  return states.map((state) =>
    listOf(
      batch,
      state,
      rows.filter((row) => row.state === state),
    ),
  )
}

/** `16 GA`, `18 NY NYC`. */
const OF_STATE = /^1[6-9] ([A-Z]{2})( |$)/

interface Row {
  readonly form: CorrectedBatch['forms'][number]
  readonly box: CorrectedBox
}

function listOf({ filer, year, people }: CorrectedBatch, state: string, rows: readonly Row[]): MadeFile {
  const head = [
    ...['state', 'tax year', 'EIN', 'account', 'SSN', 'last name', 'first name'],
    ...['box', 'reported', 'correct'],
  ]
  const lines = rows.map(({ form, box }) => {
    const { ssn, name } = people.get(form.userId)!
    const account = form.states.find((part) => part.state === state)?.account
    return [
      ...[state, String(year), bare(filer.ein) ?? '', bare(account) ?? '', knownSsn(ssn) ?? ''],
      ...[plainCell(name.last), plainCell(name.first), box.box, said(box.reported), said(box.corrected)],
    ]
  })
  return madeFile(
    { name: `W-2c-${year}-${state}.csv`, where: state },
    () => ({
      pieces: [Buffer.from(csvText(head, lines))],
      whose: [null, ...rows.map(({ form }) => form.userId)],
      problems: [],
      result: {
        layout: '',
        source: 'none: a plain list of what changed',
        confidence: 'unsure',
        records: { box: rows.length },
        unsaid: [],
        gaps: [`${state}: how it takes corrected W-2s is not on file; this is a plain list to file by hand`],
        shortened: {},
        withoutSsn: [],
      },
    }),
    () => ({ line: () => [], end: () => [] }),
  )
}

const said = (value: CorrectedBox['reported']): string =>
  typeof value === 'bigint' ? dollars(value) : String(value)
