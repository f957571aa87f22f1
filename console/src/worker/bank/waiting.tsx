import type { Reply } from '../../calls/operations.ts'
import { dayWords } from '../../format/days.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

type Task = Reply<'reports/getUserTask'>['tasks'][number]

/** A change that waits: until when, and how to let it count at once or stop it. */
export function Waiting({ tasks }: { tasks: readonly Task[] }) {
  const { words, locale } = useLanguage()
  const waiting = tasks.find(({ task }) => task === 'Confirm Bank Account Change')
  if (!waiting) return null
  // The service tells the moment inside of its sentence: `2026-11-16, 14:05 US Eastern`.
  const [, day, time] = /(\d{4}-\d\d-\d\d), (\d\d:\d\d)/.exec(waiting.description) ?? []
  return (
    <Notice>
      {day && time
        ? words.worker.bank.waiting(dayWords(day, 'sentence', { locale }), time)
        : waiting.description}
    </Notice>
  )
}
