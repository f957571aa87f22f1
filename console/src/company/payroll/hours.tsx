import { ArrowRight, Upload } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Bar, Find } from '../../ui/bar/bar.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { useWithin } from '../../ui/way/way.tsx'
import { AddPeople } from './add-people.tsx'
import { PAGE, pageAsked, periodPath, type StepProps } from './asks.ts'
import { BonusPanel } from './bonus-panel.tsx'
import styles from './hours.module.css'
import { SheetRow } from './sheet-row.tsx'
import { hasTips } from './tip-data.ts'
import { Tips } from './tips.tsx'

/** The sheet, a page of people at a time: each row is one person and saves by itself. */
export function HoursStep({ given, period }: StepProps) {
  const { companyId } = given
  const { payPeriodId } = period
  const base = `/c/${companyId}/payroll/${payPeriodId}`
  const [isReading, setReading] = useState(false)
  return (
    <Stack>
      {isReading && <BonusPanel {...{ companyId, payPeriodId }} close={() => setReading(false)} />}
      <Notice
        tone="calm"
        actions={
          given.search.tips === undefined && (
            <ButtonLink size="small" to={`${base}?step=hours&tips=yes`}>
              {words.tips.show}
            </ButtonLink>
          )
        }
      >
        {words.hours.lead}
      </Notice>
      <Card flush label={words.steps.hours}>
        <Sheet key={period.payPeriodId} given={given} period={period} />
      </Card>
      {period.payPeriodType !== 'Regular' && <AddPeople given={given} period={period} />}
      <Row end>
        <Button icon={Upload} size="large" onClick={() => setReading(true)}>
          {words.bonuses.open}
        </Button>
        <ButtonLink kind="filled" size="large" then={ArrowRight} to={`${base}?step=preview`}>
          {words.hours.next}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

function Sheet({ given, period }: Pick<StepProps, 'given' | 'period'>) {
  const within = useWithin(periodPath(given), given.search)
  const asked = useAsk(ask('payroll/getPayrollData', pageAsked(given)))
  const { text = '', cursor = '' } = given.search
  if (!asked.data) {
    return asked.isError ? <Fault error={asked.error} again={() => void asked.refetch()} /> : <Skeleton />
  }
  const { payrollData: rows, total, nextCursor } = asked.data
  // Few companies are tipped: the column comes when somebody asks for it, or has tips.
  const isTipped = given.search.tips !== undefined || rows.some(hasTips)
  const tipped = rows.find(({ userId }) => userId === given.search.tips)
  return (
    <>
      {(total > PAGE || text !== '') && (
        <Bar>
          <Find label={words.find} text={text} find={(value) => within({ text: value, cursor: '' })} />
        </Bar>
      )}
      <div className={styles.frame}>
        <table className={styles.sheet} aria-label={words.steps.hours}>
          <thead>
            <tr>
              {headsOf(isTipped).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">
                <span className="unseen">{words.hours.membership}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SheetRow
                key={row.userId}
                row={row}
                companyId={given.companyId}
                period={period}
                openTips={isTipped ? () => within({ tips: row.userId }) : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      {tipped && (
        <Tips
          key={tipped.userId}
          row={tipped}
          companyId={given.companyId}
          period={period}
          close={() => within({ tips: 'yes' })}
        />
      )}
      {rows.length === 0 && <Empty title={text === '' ? words.hours.nobody : words.noMatch} />}
      <Pager cursor={cursor} next={nextCursor} size={PAGE} go={(to) => within({ cursor: to })} />
    </>
  )
}

const headsOf = (isTipped: boolean) => [
  words.hours.person,
  words.hours.hours,
  words.hours.bonus,
  words.hours.miles,
  words.hours.days,
  words.hours.reimbursed,
  ...(isTipped ? [words.tips.column] : []),
  words.hours.gross,
]
