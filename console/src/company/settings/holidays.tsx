import { ask } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

export function Holidays({ given, open }: PartProps) {
  const { companyId, today } = given
  const remove = useSend('adminPortal/removeCompanyHoliday')
  return (
    <List
      title={words.holidays.title}
      none={words.holidays.none}
      asked={ask('reports/getCompanyHolidays', { companyId })}
      add={open && { words: words.holidays.add, go: () => open('holiday') }}
      items={({ companyHolidays }) =>
        companyHolidays.map(({ date, name, paid }) => ({
          key: date,
          name,
          detail: `${dayWords(date, 'sentence', { today })} · ${paid ? words.holidays.paid : words.holidays.unpaid}`,
          aside: open && (
            <Button size="small" kind="quiet" onClick={() => remove.mutate({ body: { companyId, date } })}>
              {words.holidays.remove}
            </Button>
          ),
        }))
      }
    />
  )
}
