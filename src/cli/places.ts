import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readPaRegister } from '../domain/places/pa-register.ts'
import { dayOf, tryDay, yearOf } from '../kernel/dates.ts'
import { plural } from '../kernel/plural.ts'
import { saveRegister } from '../store/places/registers.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

/** So many rows are named; a file that is wrong throughout says so by their number. */
const MOST_SHOWN = 50

export const placesImport: Command = {
  details:
    'Reads a register of places from the file of the authority, keeps it in the database, and the service uses it from its\n' +
    'next start on. One bad row and nothing is kept.\n' +
    'pa-register: Pennsylvania’s register of earned income and local services taxes (EIT/PIT/LST Tax Register with\n' +
    'Collector), saved from the spreadsheet as CSV or tab-separated text. Its rates are percent: 0.5 is 0.5%.',
  words: 'pa-register FILE',
  options: {
    from: { value: 'YYYY-MM-DD', means: 'the first day that the register is of', required: true },
    through: { value: 'YYYY-MM-DD', means: 'the last day; the end of that year unless it says otherwise' },
    ...json,
  },
  async run({ words: [kind, path], text, settings, print }) {
    if (kind !== 'pa-register') throw new UsageError('Name what is imported: pa-register')
    if (path === undefined) throw new UsageError('Name the file')
    const from = tryDay(text('from') ?? '')
    if (from === undefined) throw new UsageError('--from must be a day: 2027-01-01')
    const to = text('through') === undefined ? dayOf(yearOf(from), 12, 31) : tryDay(text('through')!)
    if (to === undefined || to < from)
      throw new UsageError('--through must be a day that is not before --from')
    const bytes = await readFile(path).catch(() => {
      throw new UsageError(`There is no file ${path}`)
    })
    if (bytes.includes(0)) throw new UsageError(`${path} is a spreadsheet, not text: save it as CSV first`)

    const reading = readPaRegister(bytes.toString('utf8'))
    if ('faults' in reading) throw new UsageError(refusal(reading.faults))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const source = `Pennsylvania DCED, EIT/PIT/LST tax register, imported from ${basename(path)} (sha256 ${sha256.slice(0, 16)})`
    const rows = reading.rows.join('\n')

    const register = { state: 'PA', from, to, source, sha256, rows }
    const revision = await withFoundation(settings(), (base) => saveRegister(base.owner, register))
    const kept = { state: 'PA', from, through: to, rows: reading.rows.length, revision, sha256 }
    const words = `${plural(kept.rows, 'subdivision')} from ${from} through ${to}, revision ${revision}.`
    print(kept, `${words} Restart the service to use it.`)
    return undefined
  },
}

function refusal(faults: readonly { readonly line: number; readonly reason: string }[]): string {
  const shown = faults.slice(0, MOST_SHOWN).map(({ line, reason }) => `line ${line}: ${reason}`)
  const more = faults.length > MOST_SHOWN ? [`and ${faults.length - MOST_SHOWN} more`] : []
  return [...shown, ...more, 'Nothing was imported.'].join('\n')
}
