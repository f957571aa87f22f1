import type { Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { dayWords } from '../../format/days.ts'
import { time as words } from '../../messages/company/time.ts'
import type { Column } from '../../ui/table/table.tsx'
import { SheetPanel } from '../shared/sheet-panel.tsx'

type TimeLine = Reply<'adminPortal/importTimeEntries'>['importTimeEntries']['rows'][number]

/** Time worked, from a sheet of another clock. */
export const TimePanel = ({ companyId, close }: { companyId: string; close: () => void }) => (
  <SheetPanel<TimeLine>
    title={words.upload.title}
    lead={words.upload.lead}
    template={{ name: 'time-to-fill-in.csv', rows: [COLUMNS, EXAMPLE] }}
    columns={columns()}
    send={async (file, options) =>
      (await send('adminPortal/importTimeEntries', { companyId, file }, options)).importTimeEntries.rows
    }
    close={close}
  />
)

const COLUMNS = ['email', 'date', 'start', 'end', 'break', 'department', 'job']
const EXAMPLE = ['ada@heron.example', '2026-12-01', '09:00', '17:30', '30', '', '']

const columns = (): readonly Column<TimeLine>[] => [
  {
    name: 'when',
    head: words.upload.when,
    cell: ({ start, end }) =>
      start === null || end === null
        ? '–'
        : `${dayWords(start.slice(0, 10), 'short')}, ${start.slice(11)}–${end.slice(11)}`,
  },
  {
    name: 'hours',
    head: words.columns.hours,
    align: 'end',
    cell: ({ hours }) => (hours === null ? '–' : words.total(hours)),
  },
]
