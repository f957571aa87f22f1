import { type FormEvent, useState } from 'react'
import { ask, type Reply } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { toldOf } from '../../forms/refusal.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Repeated } from '../../ui/repeated/repeated.tsx'
import type { SettingsProps } from './asks.ts'
import { emptyBook, mapOf, sentBooks, type TypedBook, typedBook } from './book-rows.ts'

type Department = Reply<'reports/getDepartments'>['departments'][number]

/** One account of the journal: its number and name in the company's books, and where parts of it stand elsewhere. */
export function BookForm({ given, close }: SettingsProps & { readonly close: () => void }) {
  const { companyId, search } = given
  const mapping = useAsk(ask('reports/getAccountMapping', { companyId }))
  const units = useAsk(ask('reports/getDepartments', { companyId }))
  const usual = mapping.data?.usualAccounts.find(({ account }) => account === search.of)
  const error = mapping.error ?? units.error
  const name = usual && (words.books.accounts[usual.account] ?? usual.accountName)
  return (
    <Panel open onClose={close} title={name ?? words.books.title} lead={words.books.formLead}>
      {error && <Fault error={error} />}
      {!(mapping.data && units.data) && !error && <Skeleton rows={3} />}
      {mapping.data && units.data && usual && (
        <Fields
          mapping={mapping.data}
          account={usual.account}
          // Only costs are told apart by department.
          departments={usual.type === 'Expense' ? units.data.departments : []}
          companyId={companyId}
          close={close}
        />
      )}
    </Panel>
  )
}

interface FieldsProps {
  readonly mapping: Reply<'reports/getAccountMapping'>
  readonly account: string
  readonly departments: readonly Department[]
  readonly companyId: string
  readonly close: () => void
}

function Fields({ mapping, account, departments, companyId, close }: FieldsProps) {
  const known = mapOf(mapping.accountMapping, account)
  const [whole, setWhole] = useState(known.whole ? typedBook(known.whole) : emptyBook())
  const [others, setOthers] = useState<readonly TypedBook[]>(known.others.map(typedBook))
  const save = useSend('adminPortal/updateAccountMapping', { done: close })
  const isUnnamed = others.some(({ accountName }) => accountName.trim() === '')
  const write = (event: FormEvent) => {
    event.preventDefault()
    const rows = [...(whole.accountName.trim() === '' ? [] : [whole]), ...others]
    const accountMapping = sentBooks(mapping.accountMapping, account, rows)
    save.mutate({ body: { companyId, accountMapping } })
  }
  return (
    <form noValidate onSubmit={write}>
      <Stack gap="lines">
        {save.error && <Notice tone="bad">{toldOf(save.error)}</Notice>}
        <Names row={whole} put={(change) => setWhole({ ...whole, ...change })} optional />
        <Repeated
          rows={others}
          onChange={setOthers}
          blank={emptyBook}
          legend={words.books.exception}
          add={words.books.addException}
          remove={words.remove}
        >
          {(row, put) => <Exception row={row} put={put} departments={departments} />}
        </Repeated>
        <Row end>
          <Button type="submit" kind="filled" busy={save.isPending} disabled={isUnnamed}>
            {words.save}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface NamesProps {
  readonly row: TypedBook
  readonly put: (change: Partial<TypedBook>) => void
  readonly optional?: boolean
}

const Names = ({ row, put, optional = false }: NamesProps) => (
  <>
    <Input
      name="accountNumber"
      label={words.books.number}
      optional
      value={row.accountNumber}
      onChange={(accountNumber) => put({ accountNumber })}
    />
    <Input
      name="accountName"
      label={words.books.name}
      help={words.books.nameHelp}
      optional={optional}
      value={row.accountName}
      onChange={(accountName) => put({ accountName })}
    />
  </>
)

const Exception = ({
  row,
  put,
  departments,
}: NamesProps & { readonly departments: readonly Department[] }) => (
  <>
    <Input
      name="detail"
      label={words.books.detail}
      help={words.books.detailHelp}
      optional
      value={row.detail}
      onChange={(detail) => put({ detail })}
    />
    {departments.length > 0 && (
      <Select
        name="departmentId"
        label={words.books.department}
        optional
        value={row.departmentId}
        onChange={(departmentId) => put({ departmentId })}
        withNone
        options={departments.map(({ departmentId, name }) => ({ value: departmentId, words: name }))}
      />
    )}
    <Names row={row} put={put} />
  </>
)
