import type { Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { moveIn } from '../../messages/company/move-in.ts'
import type { Column } from '../../ui/table/table.tsx'
import { SheetPanel } from '../shared/sheet-panel.tsx'

type WageLine = Reply<'adminPortal/importWages'>['importWages']['rows'][number]

/** What people earn, from a sheet. */
export const WagesPanel = ({ companyId, close }: { companyId: string; close: () => void }) => (
  <SheetPanel<WageLine>
    title={moveIn.wages.title}
    lead={moveIn.wages.lead}
    template={{ name: 'wages-to-fill-in.csv', rows: [COLUMNS, EXAMPLE] }}
    columns={columns()}
    send={async (file, options) =>
      (await send('adminPortal/importWages', { companyId, file }, options)).importWages.rows
    }
    close={close}
  />
)

const COLUMNS = ['email', 'pay type', 'rate', 'per', 'effective date', 'hours per week']
const EXAMPLE = ['ada@heron.example', 'Paid by the hour', '27.50', 'Per Hour', '2026-01-05', '40']

const columns = (): readonly Column<WageLine>[] => {
  const words = moveIn.wages
  return [
    {
      name: 'wage',
      head: words.wage,
      cell: ({ wageRate, wageBasis }) =>
        wageRate === null ? (
          '–'
        ) : (
          <>
            <Money amount={wageRate} /> {words.bases[wageBasis ?? ''] ?? wageBasis}
          </>
        ),
    },
    {
      name: 'from',
      head: words.from,
      minor: true,
      cell: ({ startDate }) => (startDate === null ? '–' : dayWords(startDate, 'short')),
    },
  ]
}
