import { useState } from 'react'
import { ask, type Body } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { declaredFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { people as words } from '../../messages/company/people.ts'
import { wordsNow } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog, Panel } from '../../ui/panel/panel.tsx'
import type { PersonRecord, TabProps } from './asks.ts'
import styles from './people.module.css'

type OrderKind = Body<'reports/getGarnishmentFields'>['garnishmentType']
type Held = PersonRecord['employeeGarnishments'][number]

const ORDERS: readonly OrderKind[] = [
  'Child Support',
  'Federal Tax Levy',
  'State Tax Levy',
  'Student Loan',
  'Federal Agency Debt',
  'Creditor',
  'Bankruptcy',
]

const kindWords = (kind: string): string => wordsNow().fields.options[kind] ?? kind

/** The orders against somebody's pay; each can be corrected, and ended when its paper says so. */
export function Orders({ given, user, open }: TabProps) {
  const [ending, setEnding] = useState<Held>()
  return (
    <Card
      title={words.orders}
      aside={
        open && (
          <Button size="small" onClick={() => open('order')}>
            {words.addOrder}
          </Button>
        )
      }
    >
      {user.employeeGarnishments.length === 0 && <p className={styles.quiet}>{words.noOrders}</p>}
      <Stack>
        {user.employeeGarnishments.map((order) => (
          <section key={order.garnishmentId}>
            <Facts
              of={[
                [words.facts.kind, kindWords(order.garnishmentType)],
                ...Object.entries(order.garnishmentFields).map(
                  ([name, value]) => [name, String(value)] as const,
                ),
              ]}
            />
            {open && (
              <Row>
                <Button size="small" onClick={() => open(`order ${order.garnishmentId}`)}>
                  {words.changeOrder}
                </Button>
                <Button size="small" kind="quiet" onClick={() => setEnding(order)}>
                  {words.endOrder}
                </Button>
              </Row>
            )}
          </section>
        ))}
      </Stack>
      {ending && (
        <EndOrder
          {...{ user, companyId: given.companyId }}
          order={ending}
          close={() => setEnding(undefined)}
        />
      )}
    </Card>
  )
}

interface OrderProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly close: () => void
}

function EndOrder({ user, companyId, order, close }: OrderProps & { readonly order: Held }) {
  const end = useSend('adminPortal/removeGarnishment', { done: close })
  const refusal = refusalOf(end.error)
  const { garnishmentId, garnishmentType } = order
  return (
    <Dialog open onClose={close} title={words.endOrderTitle(kindWords(garnishmentType))}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <p>{words.endOrderBody}</p>
        <Row end>
          <Button onClick={close}>{words.keep}</Button>
          <Button
            kind="danger"
            busy={end.isPending}
            onClick={() =>
              end.mutate({ body: { garnishment: { companyId, userId: user.userId, garnishmentId } } })
            }
          >
            {words.endOrder}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

/** A new order of a kind that is chosen, or one that stands, whose kind stays. */
export function OrderForm({ user, companyId, close, id }: OrderProps & { readonly id: string }) {
  const held = user.employeeGarnishments.find(({ garnishmentId }) => garnishmentId === id)
  const [chosen, setKind] = useState<OrderKind | ''>('')
  const kind = (held?.garnishmentType as OrderKind | undefined) ?? chosen
  const { data } = useAsk(
    kind === '' ? undefined : ask('reports/getGarnishmentFields', { garnishmentType: kind }),
  )
  const whose = { companyId, userId: user.userId, garnishmentFields: {} }
  const known = Object.entries(held?.garnishmentFields ?? {}).map(
    ([name, value]) => [`garnishment/garnishmentFields/${name}`, String(value)] as const,
  )
  return (
    <Panel
      open
      onClose={close}
      title={held ? kindWords(held.garnishmentType) : words.addOrder}
      lead={words.addOrderLead}
    >
      <Stack gap="lines">
        {!held && (
          <Select
            name="kind"
            label={words.facts.kind}
            value={chosen}
            onChange={(value) => setKind(value as OrderKind)}
            withNone
            options={ORDERS.map((value) => ({ value, words: kindWords(value) }))}
          />
        )}
        {held && !data && <Skeleton rows={3} />}
        {data && kind !== '' && (
          <OperationForm
            key={kind}
            address={held ? 'adminPortal/updateGarnishment' : 'adminPortal/addGarnishment'}
            fields={declaredFields(['garnishment', 'garnishmentFields'], data.garnishmentFields)}
            fixed={{
              garnishment: held ? { ...whose, garnishmentId: id } : { ...whose, garnishmentType: kind },
            }}
            initial={Object.fromEntries(known)}
            submit={words.save}
            then={close}
          />
        )}
      </Stack>
    </Panel>
  )
}
