import { filings as words } from '../../messages/company/filings.ts'
import { Status, type Tone } from '../../ui/status/status.tsx'

const TONES: Readonly<Record<string, Tone>> = {
  draft: 'calm',
  ready: 'accent',
  approved: 'accent',
  submitted: 'calm',
  accepted: 'good',
  rejected: 'bad',
}

interface Far {
  readonly status: string
  readonly isOverdue?: boolean
  /** Its period is not over: there is nothing to do yet. */
  readonly isAhead?: boolean
  readonly problems?: readonly string[]
}

/** How far a filing is, that its day has passed, or that something keeps its file back. */
export function HowFar({ status, isOverdue = false, isAhead = false, problems = [] }: Far) {
  if (isAhead) return <span>{words.ahead}</span>
  const name = words.statuses[status] ?? status
  const isMended = problems.length > 0 && status !== 'accepted' && status !== 'submitted'
  const more = [...(isOverdue ? [words.overdue] : []), ...(isMended ? [words.mend] : [])]
  return (
    <Status tone={isOverdue ? 'bad' : isMended ? 'warn' : (TONES[status] ?? 'calm')}>
      {[name, ...more].join(', ')}
    </Status>
  )
}
