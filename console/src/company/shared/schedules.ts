import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { useWords } from '../../messages/words.tsx'

/** The pay schedules for a kind of worker, the first one first, each as people call it. */
export function useSchedules(companyId: string, workerType: string) {
  const { fields } = useWords()
  const { data } = useAsk(ask('reports/getPaySchedule', { companyId }))
  return (data?.paySchedule ?? [])
    .filter((schedule) => schedule.workerType === workerType)
    .map(({ payScheduleName, compensationFrequency: often }) => ({
      payScheduleName,
      words: payScheduleName || (fields.options[often] ?? often),
    }))
}
