import type { ReactNode } from 'react'
import type { Address } from '../calls/operations.ts'
import { type Overrides, schemaFields } from './field.ts'
import { OperationForm, type Typed } from './operation-form.tsx'
import type { Values } from './values.ts'

/** A form whose fields are named below the object of the body that holds them. */
export interface Rooted {
  readonly address: Address
  /** The object in the body that holds the fields; '' when the body itself does. */
  readonly root: string
  readonly fields: readonly string[]
  readonly initial?: Values
  readonly sendsChanges?: boolean
  /** What the schema does not say of a field: the answers to offer, another label. */
  readonly over?: Overrides
}

export function RootedForm({
  form: { address, root, fields, initial = {}, sendsChanges = false, over = {} },
  ids,
  submit,
  then,
  children,
}: {
  readonly form: Rooted
  /** Whom it is about; these stand beside the fields and are not asked for. */
  readonly ids: object
  readonly submit: string
  readonly then: (reply: unknown) => void
  readonly children?: (typed: Typed) => ReactNode
}) {
  const under = (name: string) => (root === '' ? name : `${root}/${name}`)
  const overrides = Object.fromEntries(Object.entries(over).map(([name, said]) => [under(name), said]))
  return (
    <OperationForm
      address={address}
      fields={schemaFields(address, fields.map(under), overrides)}
      fixed={root === '' ? ids : { [root]: ids }}
      initial={Object.fromEntries(Object.entries(initial).map(([name, value]) => [under(name), value]))}
      sendsChanges={sendsChanges}
      submit={submit}
      then={then}
    >
      {children}
    </OperationForm>
  )
}
