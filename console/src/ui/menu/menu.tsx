import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import type { Icon } from '../button/button.tsx'
import styles from './menu.module.css'

export interface Choice {
  readonly name: string
  readonly icon?: Icon
  readonly do: () => void
  readonly isOn?: boolean
}

/** Choices behind a button; a group is a line between. */
export function Menu({
  trigger,
  groups,
  head,
}: {
  trigger: ReactElement
  groups: readonly (readonly Choice[])[]
  head?: ReactNode
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.place} sideOffset={6} align="start">
          <Base.Popup className={styles.menu}>
            {head !== undefined && <div className={styles.head}>{head}</div>}
            {groups.map((choices, group) => (
              <div key={choices[0]?.name ?? group} className={styles.group}>
                {choices.map(({ name, icon: Mark, do: act, isOn }) => (
                  <Base.Item
                    key={name}
                    className={styles.item}
                    onClick={act}
                    aria-current={isOn ? 'true' : undefined}
                  >
                    {Mark && <Mark size={16} strokeWidth={1.75} />}
                    {name}
                  </Base.Item>
                ))}
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
