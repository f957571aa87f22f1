import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { FileFinding } from '../domain/layouts/check.ts'
import { checkerFor, isFileKind } from '../domain/layouts/check-file.ts'
import { tryDay } from '../kernel/dates.ts'
import { plural } from '../kernel/plural.ts'
import { Problem } from '../kernel/problem.ts'
import { type Command, json, UsageError } from './command.ts'

/** So many are shown; a file that is wrong throughout says so by their number. */
const MOST_SHOWN = 200

export const filingCheck: Command = {
  details:
    'Reads the file line by line against the layout that is on file and names line, record, position and rule. Nothing is sent.\n' +
    'w2: a file of W-2s (EFW2) for Social Security or a state; w2c: one that corrects them (EFW2C); wage: a state’s quarter; newHire; payee: 1099-NEC for IRIS.',
  words: 'FILE',
  options: {
    kind: { value: 'w2|w2c|wage|newHire|payee', means: 'what the file is', required: true },
    on: { value: 'YYYY-MM-DD', means: 'a day of the year or quarter that it is about', required: true },
    where: { value: 'US|GA', means: 'whose layout; US unless it says otherwise' },
    provisional: { means: 'also by a layout that nobody has checked for that day' },
    ...json,
  },
  async run({ words: [path], text, has, print }) {
    const [kind, on] = [text('kind'), tryDay(text('on') ?? '')]
    if (path === undefined) throw new UsageError('Name the file')
    if (!isFileKind(kind)) throw new UsageError('--kind must be w2, w2c, wage, newHire or payee')
    if (on === undefined) throw new UsageError('--on must be a day: 2025-12-31')
    const isThere = await stat(path).then(
      (found) => found.isFile(),
      () => false,
    )
    if (!isThere) throw new UsageError(`There is no file ${path}`)

    const file = { kind, on, where: text('where') ?? 'US' }
    const report = await checked(
      path,
      asUsage(() => checkerFor(file, { allowProvisional: has('provisional') })),
    )
    print(report, inWords(report))
    if (report.rejects > 0) throw new UsageError('This file would be refused.')
    return undefined
  },
}

interface Report {
  readonly lines: number
  readonly rejects: number
  readonly warnings: number
  /** The first ones. */
  readonly findings: readonly FileFinding[]
}

async function checked(path: string, checker: ReturnType<typeof checkerFor>): Promise<Report> {
  const findings: FileFinding[] = []
  const sum = { lines: 0, rejects: 0, warnings: 0 }
  const note = (found: readonly FileFinding[]) => {
    for (const each of found) {
      sum[each.level === 'reject' ? 'rejects' : 'warnings'] += 1
      if (findings.length < MOST_SHOWN) findings.push(each)
    }
  }
  const input = createReadStream(path, 'latin1')
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    sum.lines += 1
    note(asUsage(() => checker.line(line)))
  }
  note(checker.end())
  return { ...sum, findings }
}

/** What the layouts refuse is the caller’s mistake. */
function asUsage<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw error instanceof Problem ? new UsageError(error.message) : error
  }
}

const inWords = ({ lines, rejects, warnings, findings }: Report): string =>
  [
    ...findings.map(
      ({ line, record, place, rule, level, message }) =>
        `line ${line}  ${record}${place ? ` ${place}` : ''}  ${rule} (${level}): ${message}`,
    ),
    `${plural(lines, 'line')}, ${plural(rejects, 'reason')} to refuse it, ${plural(warnings, 'warning')}`,
  ].join('\n')
