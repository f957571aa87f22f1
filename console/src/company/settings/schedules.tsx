import { ask } from '../../calls/operations.ts'
import { dayWords } from '../../format/days.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { useWords } from '../../messages/words.tsx'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

export function Schedules({ given, open }: PartProps) {
  const { fields } = useWords()
  const oftenOf = ({ compensationFrequency: often }: { readonly compensationFrequency: string }) =>
    fields.options[often] ?? often
  return (
    <List
      title={words.schedules.title}
      none={words.schedules.none}
      asked={ask('reports/getPaySchedule', { companyId: given.companyId })}
      add={open && { words: words.schedules.add, go: () => open('schedule') }}
      items={({ paySchedule }) =>
        paySchedule.map((schedule) => ({
          key: schedule.payScheduleId,
          name: schedule.payScheduleName || oftenOf(schedule),
          detail: [
            ...(schedule.payScheduleName === '' ? [] : [oftenOf(schedule)]),
            fields.options[schedule.workerType] ?? schedule.workerType,
            `${words.schedules.first}: ${dayWords(schedule.payDate, 'month', { today: given.today })}`,
            `${words.schedules.hours}: ${schedule.standardWorkingHours}`,
          ].join(' · '),
        }))
      }
    />
  )
}
