import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useWords } from '../../messages/words.tsx'
import styles from './fields.module.css'

interface Labelled {
  readonly label: ReactNode
  readonly help?: ReactNode
  /** What is wrong with it, and how to mend it. */
  readonly fault?: string | undefined
  readonly optional?: boolean
}

interface InputProps extends Labelled {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'time' | 'search' | 'tel'
  readonly mode?: 'numeric' | 'decimal'
  readonly complete?: string
  readonly placeholder?: string
  readonly before?: string
  readonly after?: string
  readonly focus?: boolean
  readonly most?: number
}

/** A label, a field, its help and its fault, tied together for whoever cannot see them side by side. */
export function Labelling({
  label,
  help,
  fault,
  optional,
  children,
}: Labelled & { children: (ids: { id: string; describedBy: string | undefined }) => ReactNode }) {
  const { frame } = useWords()
  const id = useId()
  const told = [help !== undefined && `${id}-help`, fault !== undefined && `${id}-fault`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className={styles.optional}>{frame.optional}</span>}
      </div>
      {children({ id, describedBy: told === '' ? undefined : told })}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

export function Input({
  name,
  value,
  onChange,
  onLeave,
  type = 'text',
  mode,
  complete = 'off',
  placeholder,
  before,
  after,
  focus,
  most,
  ...labelled
}: InputProps) {
  return (
    <Labelling {...labelled}>
      {({ id, describedBy }) => (
        <span className={styles.box} data-fault={labelled.fault !== undefined}>
          {before && <span className={styles.around}>{before}</span>}
          <input
            id={id}
            name={name}
            type={type}
            value={value}
            inputMode={mode}
            autoComplete={complete}
            placeholder={placeholder}
            maxLength={most}
            // biome-ignore lint/a11y/noAutofocus: the first field of a sheet that was just opened
            autoFocus={focus}
            aria-invalid={labelled.fault !== undefined}
            aria-describedby={describedBy}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          {after && <span className={styles.around}>{after}</span>}
        </span>
      )}
    </Labelling>
  )
}

interface SelectProps extends Labelled {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly words: string }[]
  readonly withNone?: boolean
}

export function Select({ name, value, onChange, options, withNone, ...labelled }: SelectProps) {
  const { frame } = useWords()
  return (
    <Labelling {...labelled}>
      {({ id, describedBy }) => (
        <span className={styles.box} data-fault={labelled.fault !== undefined}>
          <select
            id={id}
            name={name}
            value={value}
            aria-invalid={labelled.fault !== undefined}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
          >
            {withNone && <option value="">{frame.choose}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.words}
              </option>
            ))}
          </select>
        </span>
      )}
    </Labelling>
  )
}

export function Check({
  checked,
  onChange,
  fault,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  fault?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={fault === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {fault !== undefined && (
        <p id={id} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
