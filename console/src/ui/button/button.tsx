import type { ComponentType, ReactNode } from 'react'
import { Way } from '../way/way.tsx'
import styles from './button.module.css'

export type Icon = ComponentType<{ size?: number | string; strokeWidth?: number | string }>

interface Looks {
  readonly kind?: 'filled' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'small' | 'large'
  readonly icon?: Icon
  /** After the words: where it leads. */
  readonly then?: Icon
  readonly children?: ReactNode
}

interface ButtonProps extends Looks {
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  readonly disabled?: boolean
  /** While what it began is not done: it cannot be begun twice. */
  readonly busy?: boolean
  readonly label?: string
  readonly form?: string
}

export function Button({ onClick, type = 'button', disabled, busy, label, form, ...looks }: ButtonProps) {
  return (
    <button
      type={type}
      className={classOf(looks)}
      onClick={onClick}
      disabled={disabled === true || busy === true}
      aria-busy={busy === true}
      aria-label={label}
      form={form}
      title={looks.children === undefined ? label : undefined}
    >
      <Inside {...looks} />
    </button>
  )
}

export function ButtonLink({
  to,
  label,
  ...looks
}: Looks & { readonly to: string; readonly label?: string }) {
  return (
    <Way
      to={to}
      className={classOf(looks)}
      aria-label={label}
      title={looks.children === undefined ? label : undefined}
    >
      <Inside {...looks} />
    </Way>
  )
}

function Inside({ icon: Before, then: After, children }: Looks) {
  return (
    <>
      {Before && <Before size={16} strokeWidth={1.75} />}
      {children !== undefined && <span>{children}</span>}
      {After && <After size={16} strokeWidth={1.75} />}
    </>
  )
}

const classOf = ({ kind = 'plain', size, children }: Looks): string =>
  [styles.button, styles[kind], size && styles[size], children === undefined && styles.alone]
    .filter(Boolean)
    .join(' ')
