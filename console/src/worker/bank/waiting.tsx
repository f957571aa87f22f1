import type { Reply } from '../../calls/operations.ts'
import { clockWords, dayAt, dayWords } from '../../format/days.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

type Task = Reply<'reports/getUserTask'>['tasks'][number]

/** A change that waits: until when, and how to let it count at once or stop it. */
export function Waiting({ tasks }: { tasks: readonly Task[] }) {
  const { words, locale } = useLanguage()
  const waiting = tasks.find(({ code }) => code === 'confirmBankAccountChange')
  if (!waiting) return null
  const until = waiting.until ?? null
  return (
    <Notice>
      {until
        ? words.worker.bank.waiting(dayWords(dayAt(until), 'sentence', { locale }), clockWords(until, locale))
        : waiting.description}
    </Notice>
  )
}
