import { humanOf } from '../format/names.ts'
import { useWords } from '../messages/words.tsx'
import { Check, Input, Select } from '../ui/fields/fields.tsx'
import type { Field } from './field.ts'
import { idOf } from './values.ts'

interface WidgetProps {
  readonly field: Field
  readonly value: string | boolean | undefined
  readonly fault: string | undefined
  readonly onChange: (value: string | boolean) => void
  readonly onLeave: () => void
}

/** The widget of a field, by its kind. */
export function Widget({ field, value, fault, onChange, onLeave }: WidgetProps) {
  const { fields } = useWords()
  const key = field.path.at(-1)!
  const label = fields.labels[field.label ?? key] ?? field.label ?? humanOf(key)
  const help = field.said ?? fields.helps[key] ?? (fields.showsHelp ? field.help : undefined)
  if (field.widget === 'boolean')
    return (
      <Check checked={value === true} onChange={onChange} fault={fault}>
        {label}
      </Check>
    )
  const labelled = {
    name: idOf(field),
    label,
    optional: !field.required,
    ...(fault === undefined ? {} : { fault }),
    ...(help ? { help } : {}),
  }
  if (field.widget === 'choice')
    return (
      <Select
        {...labelled}
        value={String(value ?? '')}
        onChange={onChange}
        withNone
        options={(field.options ?? []).map((option) => ({
          value: option,
          words: field.names?.[option] ?? fields.options[option] ?? option,
        }))}
      />
    )
  return (
    <Input
      {...labelled}
      {...LOOKS[field.widget]}
      {...(field.most === undefined ? {} : { most: field.most })}
      complete={COMPLETES[key] ?? 'off'}
      value={String(value ?? '')}
      onChange={onChange}
      onLeave={onLeave}
    />
  )
}

const LOOKS = {
  text: {},
  email: { type: 'email' },
  tel: { type: 'tel' },
  amount: { mode: 'decimal', before: '$' },
  rate: { mode: 'decimal', after: '%' },
  integer: { mode: 'decimal' },
  date: { type: 'date' },
  // Masked, never kept by the browser; dropped with the form.
  secret: { type: 'password', complete: 'off' },
} as const

const COMPLETES: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phoneNumber: 'tel',
  address1: 'address-line1',
  city: 'address-level2',
  zipcode: 'postal-code',
}
