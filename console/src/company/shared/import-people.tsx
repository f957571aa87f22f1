import { useState } from 'react'
import type { Body, Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { forgetAnswers } from '../../calls/use-calls.ts'
import { useDuring } from '../../calls/use-during.ts'
import { readCsv } from '../../format/read-csv.ts'
import { plain } from '../../forms/refusal.ts'
import { people as words } from '../../messages/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import { ChooseCsv } from './choose-csv.tsx'

type Rows = Body<'adminPortal/addUsers'>['users']
type Results = Reply<'adminPortal/addUsers'>

interface Line {
  readonly number: number
  readonly name: string
  readonly fault: string
  /** Who is here already, and what of it the list says otherwise. */
  readonly here: readonly string[] | undefined
}

/** A list of people from a sheet: first tried as a whole, each row with what is wrong with it; then added. */
export function ImportPanel({ companyId, close }: { companyId: string; close: () => void }) {
  const [rows, setRows] = useState<Rows>([])
  const [lines, setLines] = useState<readonly Line[]>([])
  const { busy, error, during } = useDuring()
  const wrong = lines.filter(({ fault }) => fault !== '')
  const here = lines.filter((line) => line.here !== undefined)
  const good = rows.filter((_, at) => lines[at]?.fault === '' && lines[at].here === undefined)

  const run = (users: Rows, dryRun: boolean): Promise<Results | undefined> =>
    during(async () => {
      const results: Results[number][] = []
      for (let at = 0; at < users.length; at += AT_ONCE) {
        const body = { companyId, users: users.slice(at, at + AT_ONCE), acceptSame: true }
        results.push(...(await send('adminPortal/addUsers', body, { dryRun })))
      }
      return results
    })
  const read = async (text: string) => {
    const users = usersOf(readCsv(text))
    setRows(users)
    const results = await run(users, true)
    if (results) setLines(users.map((user, at) => lineOf(user, at, results[at])))
  }
  const add = async () => {
    if (!(await run(good, false))) return
    await forgetAnswers()
    close()
  }
  return (
    <Panel open wide onClose={close} title={words.import.title} lead={words.import.lead}>
      <Stack gap="lines">
        <ChooseCsv
          label={words.import.file}
          read={read}
          template={{
            name: 'people-to-fill-in.csv',
            rows: [COLUMNS, words.import.example],
            words: words.import.template,
          }}
        />
        {error !== undefined && <Fault error={error} />}
        {lines.length > 0 && (
          <>
            <Notice tone={wrong.length === 0 ? 'good' : 'warn'}>
              {words.import.found(lines.length - here.length, wrong.length)}{' '}
              {here.length > 0 && words.import.here(here.length)}
            </Notice>
            {wrong.length > 0 && (
              <DataTable
                label={words.import.wrong}
                rows={wrong}
                keyOf={({ number }) => String(number)}
                columns={[
                  { name: 'row', head: words.import.row, cell: ({ number }) => number },
                  { name: 'name', head: words.columns.person, cell: ({ name }) => name },
                  { name: 'fault', head: words.import.fault, cell: ({ fault }) => fault },
                ]}
              />
            )}
            <Otherwise lines={here} />
            <Row end>
              <Button kind="filled" busy={busy} disabled={good.length === 0} onClick={() => void add()}>
                {words.import.go(good.length)}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}

/** Who is here already, and stays as they are whatever the list says. */
function Otherwise({ lines }: { lines: readonly Line[] }) {
  const rows = lines.filter(({ here = [] }) => here.length > 0)
  if (rows.length === 0) return null
  return (
    <DataTable
      label={words.import.otherwise}
      rows={rows}
      keyOf={({ number }) => String(number)}
      columns={[
        { name: 'row', head: words.import.row, cell: ({ number }) => number },
        { name: 'person', head: words.columns.person, cell: ({ name }) => name },
        { name: 'differs', head: words.import.otherwise, cell: ({ here = [] }) => here.map(plain).join(' ') },
      ]}
    />
  )
}

/** The most that one call takes; what came through stays, and the list goes on from there. */
const AT_ONCE = 1000

const COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'jobTitle',
  'dateOfJoin',
  'workerType',
  'companyLocationCategory',
  'stateCode',
]

/** The first line names the fields; a sheet's row 2 is the first person. */
function usersOf([heads = [], ...rows]: readonly (readonly string[])[]): Rows {
  return rows.map((row) =>
    Object.fromEntries(heads.map((head, at) => [head, row[at] ?? '']).filter(([, value]) => value !== '')),
  ) as Rows
}

function lineOf(user: Rows[number], at: number, result: Results[number] | undefined): Line {
  const { firstName = '', lastName = '' } = user as Readonly<Record<string, string>>
  const fault = result && 'error' in result ? plain(result.error.message) : ''
  const here = result && 'user' in result && result.user.result ? (result.user.differs ?? []) : undefined
  return { number: at + 2, name: `${firstName} ${lastName}`.trim() || '–', fault, here }
}
