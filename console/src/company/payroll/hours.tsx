import { ArrowRight } from 'lucide-react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { AddPeople } from './add-people.tsx'
import { PAGE, pageAsked, type StepProps } from './asks.ts'
import styles from './hours.module.css'
import { SheetRow } from './sheet-row.tsx'
import { useWithin } from './within.ts'

/** The sheet, a page of people at a time: each row is one person and saves by itself. */
export function HoursStep({ given, period }: StepProps) {
  const base = `/c/${given.companyId}/payroll/${period.payPeriodId}`
  return (
    <Stack>
      <Notice tone="calm">{words.hours.lead}</Notice>
      <Card flush label={words.steps.hours}>
        <Sheet key={period.payPeriodId} given={given} period={period} />
      </Card>
      {period.payPeriodType !== 'Regular' && <AddPeople given={given} period={period} />}
      <Row end>
        <ButtonLink kind="filled" size="large" then={ArrowRight} to={`${base}?step=preview`}>
          {words.hours.next}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

function Sheet({ given, period }: Pick<StepProps, 'given' | 'period'>) {
  const within = useWithin(given)
  const asked = useAsk(ask('payroll/getPayrollData', pageAsked(given)))
  const { text = '', cursor = '' } = given.search
  if (!asked.data) {
    return asked.isError ? <Fault error={asked.error} again={() => void asked.refetch()} /> : <Skeleton />
  }
  const { payrollData: rows, total, nextCursor } = asked.data
  return (
    <>
      {(total > PAGE || text !== '') && (
        <div className={styles.find}>
          <Input
            name="text"
            type="search"
            label={<span className="unseen">{words.find}</span>}
            placeholder={words.find}
            value={text}
            onChange={(value) => within({ text: value, cursor: '' })}
          />
        </div>
      )}
      <div className={styles.frame}>
        <table className={styles.sheet} aria-label={words.steps.hours}>
          <thead>
            <tr>
              {headsOf().map((head) => (
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
              <SheetRow key={row.userId} row={row} companyId={given.companyId} period={period} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <Empty title={text === '' ? words.hours.nobody : words.noMatch} />}
      <Pager cursor={cursor} next={nextCursor} size={PAGE} go={(to) => within({ cursor: to })} />
    </>
  )
}

const headsOf = () => [
  words.hours.person,
  words.hours.hours,
  words.hours.bonus,
  words.hours.reimbursed,
  words.hours.gross,
]
