import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { saveBase64 } from '../../format/csv.ts'
import { Money } from '../../format/money.tsx'
import { benefits as words } from '../../messages/company/benefits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { BenefitsProps } from './asks.ts'

/** What is owed to carriers, plans and unions; nothing where no payroll ever owed anything. */
export function Owed({
  data,
  open,
}: BenefitsProps & { readonly open: ((plan: string) => void) | undefined }) {
  const { plansOwed } = data.owed
  if (plansOwed.length === 0) return null
  return (
    <Card title={words.owed.title} flush>
      <DataTable
        label={words.owed.title}
        rows={plansOwed}
        keyOf={({ plan }) => plan}
        columns={[
          { name: 'plan', head: words.owed.plan, cell: ({ plan }) => plan },
          {
            name: 'owed',
            head: words.owed.amount,
            align: 'end',
            cell: ({ owed }) => <Money amount={owed} />,
          },
          ...(open
            ? [
                {
                  name: 'remit',
                  head: <span className="unseen">{words.owed.remit}</span>,
                  align: 'end' as const,
                  cell: ({ plan, owed }: (typeof plansOwed)[number]) =>
                    owed > 0 && (
                      <Button size="small" kind="quiet" onClick={() => open(plan)}>
                        {words.owed.remit}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

/** What a plan's participants gave in some pay dates, as a spreadsheet for its provider. */
export function ContributionFile({ data, given, close }: BenefitsProps & { readonly close: () => void }) {
  const { companyId, search, today } = given
  const plan = data.plans.benefitPlans.find(({ benefitPlanId }) => benefitPlanId === search.file)
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`)
  const [to, setTo] = useState(today)
  const [fault, setFault] = useState<unknown>()
  if (!plan) return null
  const take = async () => {
    setFault(undefined)
    const benefitPlanIds = [plan.benefitPlanId]
    try {
      const { file } = await send('benefits/getContributionFile', {
        ...{ companyId, benefitPlanIds, from, to },
        format: 'csv',
      })
      if (file) saveBase64(file.fileName, file.fileBase64, 'text/csv')
      close()
    } catch (problem) {
      setFault(problem)
    }
  }
  return (
    <Panel open onClose={close} title={words.fileOf(plan.name)} lead={words.fileLead}>
      <Stack gap="lines">
        {fault !== undefined && <Fault error={fault} />}
        <Input type="date" name="from" label={words.from} value={from} onChange={setFrom} />
        <Input type="date" name="to" label={words.to} value={to} onChange={setTo} />
        <Button kind="filled" onClick={() => void take()}>
          {words.fileGo}
        </Button>
      </Stack>
    </Panel>
  )
}
