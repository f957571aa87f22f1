import { Landmark } from 'lucide-react'
import { dayWords, EVER } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { plain } from '../../forms/refusal.ts'
import { taxes as words } from '../../messages/company/taxes.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Beside, Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { StateForm } from '../shared/state-form.tsx'
import type { TaxesProps } from './asks.ts'

const ISO_DAY = /^\d{4}-\d\d-\d\d$/

type Owed = TaxesProps['data']['owed']['taxLiabilities'][number]

/** Each agency with what is held for it and when it is due; below, the states. */
export default function Taxes({ data, given }: TaxesProps) {
  const go = useGo()
  const { fields } = useWords()
  const told = (value: string) =>
    ISO_DAY.test(value) ? dayWords(value, 'month', { today: EVER }) : (fields.options[value] ?? value)
  const base = `/c/${given.companyId}/taxes`
  const owed = data.owed.taxLiabilities.toSorted((one, other) =>
    (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9'),
  )
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead}
        actions={<Button onClick={() => go(`${base}?register=yes`)}>{words.register}</Button>}
      />
      <Stack>
        {owed
          .filter(({ blocker }) => blocker !== '')
          .map(({ agencyCode, form, agency, blocker }) => (
            <Notice key={`${agencyCode} ${form}`}>
              <strong>{`${words.blocked}: ${agency}.`}</strong> {plain(blocker)}
            </Notice>
          ))}
        <Card title={words.owed} flush>
          {owed.length === 0 ? (
            <Empty icon={Landmark} title={words.none} />
          ) : (
            <DataTable
              label={words.owed}
              rows={owed}
              keyOf={({ agencyCode, form }) => `${agencyCode} ${form}`}
              columns={columnsOf(given.today)}
            />
          )}
        </Card>
        <Beside>
          {data.states.stateRegistrations.map(({ code, effectiveDate, companyStateRegistration }) => (
            <Card
              key={code}
              title={code}
              aside={
                <Row>
                  {`${words.since} ${dayWords(effectiveDate, 'short', { today: given.today })}`}
                  <Button size="small" onClick={() => go(`${base}?change=${code}`)}>
                    {words.change}
                  </Button>
                </Row>
              }
            >
              <Facts
                of={Object.entries(companyStateRegistration).map(
                  ([name, value]) => [fields.labels[name] ?? name, told(String(value))] as const,
                )}
              />
            </Card>
          ))}
        </Beside>
      </Stack>
      {given.search.change && (
        <Panel
          open
          onClose={() => go(base)}
          title={words.changeOf(given.search.change)}
          lead={words.changeLead}
        >
          <StateForm
            companyId={given.companyId}
            known={data.states.stateRegistrations.find(({ code }) => code === given.search.change)}
            then={() => go(base)}
          />
        </Panel>
      )}
      {given.search.register === 'yes' && (
        <Panel open onClose={() => go(base)} title={words.register}>
          <StateForm companyId={given.companyId} then={() => go(base)} />
        </Panel>
      )}
    </>
  )
}

const columnsOf = (today: string): readonly Column<Owed>[] => [
  { name: 'agency', head: words.columns.agency, cell: ({ agency }) => agency },
  { name: 'form', head: words.columns.form, minor: true, cell: ({ form }) => form },
  {
    name: 'due',
    head: words.columns.due,
    cell: ({ dueDate }) => (dueDate === null ? '–' : dayWords(dueDate, 'table', { today })),
  },
  {
    name: 'accrued',
    head: words.columns.accrued,
    align: 'end',
    minor: true,
    cell: ({ accrued }) => <Money amount={accrued} />,
  },
  {
    name: 'deposited',
    head: words.columns.deposited,
    align: 'end',
    minor: true,
    cell: ({ deposited }) => <Money amount={deposited} />,
  },
  {
    name: 'held',
    head: words.columns.outstanding,
    align: 'end',
    cell: ({ outstanding }) => <Money amount={outstanding} tone="strong" />,
  },
]
