import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { tour as words } from '../../messages/company/tour.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './tour.module.css'
import { endTour, isTour } from './tour-kept.ts'

/** Two minutes from an empty sandbox to an explained paycheck: the next step, wherever one is. */
export function Tour({ companyId }: { companyId: string }) {
  const [isOn, setOn] = useState(isTour(companyId))
  const { pathname } = useLocation()
  const { data } = useAsk(isOn ? ask('reports/getPayPeriod', { companyId }) : undefined)
  const first = data?.payPeriod.toSorted((one, other) => one.payDate.localeCompare(other.payDate))[0]
  if (!isOn || !first) return null
  const period = `/c/${companyId}/payroll/${first.payPeriodId}`
  const { text, to, go } = stepOf(first.payPeriodStatus, period, pathname)
  const end = () => {
    endTour()
    setOn(false)
  }
  return (
    <div className={styles.tour}>
      <Notice
        tone="calm"
        actions={
          <>
            {go !== undefined && <ButtonLink to={to ?? `/c/${companyId}/money`}>{go}</ButtonLink>}
            <Button kind="quiet" onClick={end}>
              {words.end}
            </Button>
          </>
        }
      >
        {text}
      </Notice>
    </div>
  )
}

interface TourStep {
  readonly text: string
  readonly to?: string
  readonly go?: string
}

function stepOf(status: string, period: string, pathname: string): TourStep {
  if (status === 'processed') {
    if (pathname.startsWith(`${period}/`)) return { text: words.done, go: words.doneGo }
    return pathname === period ? { text: words.open } : { text: words.open, to: period, go: words.openGo }
  }
  if (status !== 'new' && status !== 'cancelled') return { text: words.travel }
  return pathname === period
    ? { text: words.submit }
    : { text: words.look, to: `${period}?step=preview`, go: words.lookGo }
}
