import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Person } from '../../ui/person/person.tsx'
import type { StepProps } from './asks.ts'

/** So many names are enough to see the one that was meant. */
const SHOWN = 8

/** A payroll beside the schedule begins with nobody: whom it pays is found by name and added. */
export function AddPeople({ given: { companyId }, period }: Pick<StepProps, 'given' | 'period'>) {
  const [text, setText] = useState('')
  const { workerType, payPeriodId } = period
  const found = useAsk(
    ask('reports/getUsers', { companyId, search: text, status: 'Active', sort: 'name', limit: SHOWN }),
  )
  const add = useSend('payroll/addUsersToSupplementalPayPeriod')
  const refusal = refusalOf(add.error)
  const users = (found.data?.users ?? []).filter((user) => user.WorkerType.WorkerType === workerType)
  return (
    <Card title={words.hours.addPeople}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <Input name="person" type="search" label={words.find} value={text} onChange={setText} />
        <ul>
          {users.map(({ userId, firstName, lastName, jobTitle }) => (
            <li key={userId}>
              <Row>
                <Person name={`${firstName} ${lastName}`} detail={jobTitle} />
                <Button
                  size="small"
                  busy={add.isPending}
                  label={words.hours.putInOf(`${firstName} ${lastName}`)}
                  onClick={() =>
                    add.mutate({ body: { companyId, payPeriodId, payrollLineItems: [{ userId }] } })
                  }
                >
                  {words.hours.putIn}
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
